import type { RankingDetails } from '../../contract/search.ts'

/** Every word that was typed is in the hit, and none is written otherwise: what matches only nearly may not be what was meant. */
export const isWholeMatch = ({ words, typo }: RankingDetails = {}): boolean =>
  words?.matchingWords === words?.maxMatchingWords && !typo?.typoCount
