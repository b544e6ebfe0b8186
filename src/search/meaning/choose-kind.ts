import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { FeatureCode } from '../../domain/stays/feature-codes.ts'
import type { Meaning, MeaningSpan } from './meaning.ts'
import type { KindWord } from './words/kinds.ts'
import type { TopicWord } from './words/topics.ts'

/** What the whole sentence is about. */
export type SentenceSubject = {
  kind: SearchIndexName | null
  isFlight: boolean
  topic: TopicWord | null
  isStay: boolean
}

type Of<Type extends Meaning['type']> = Extract<Meaning, { type: Type }>

export const meaningsOf = <Type extends Meaning['type']>(spans: readonly MeaningSpan[], type: Type): Of<Type>[] =>
  spans.map(({ meaning }) => meaning).filter((meaning): meaning is Of<Type> => meaning.type === type)

/** They say more than the kind of the things in them: discounts on hotels are discounts. */
const strongKinds: readonly SearchIndexName[] = ['umrah', 'visa', 'discount_package', 'discount', 'offer']

export function chooseSubject(spans: readonly MeaningSpan[]): SentenceSubject {
  const words = meaningsOf(spans, 'kind').map(({ word }) => word)
  const word = chooseKindWord(words)
  const isImplied = word === null && impliesStay(spans)
  const topics = word === null && isImplied ? [] : findTopics(spans, word?.kind === 'property')
  const [topic = null] = word?.kind === 'property' ? [] : topics
  const kind = word?.kind ?? (isImplied ? 'property' : (topic?.kind ?? null))
  return { kind, isFlight: word?.isFlight ?? false, topic, isStay: kind === 'property' }
}

function chooseKindWord(words: readonly KindWord[]): KindWord | null {
  for (const kind of strongKinds) {
    const found = words.find((word) => word.kind === kind)
    if (found) return found
  }
  return words[0] ?? null
}

const findTopics = (spans: readonly MeaningSpan[], isStay: boolean): TopicWord[] =>
  spans.flatMap(({ meaning }) =>
    meaning.type === 'topic'
      ? [meaning.word]
      : meaning.type === 'feature' && meaning.other && !isStay
        ? [meaning.other]
        : [],
  )

/** Other things have them, too: a meal, a tour with a family. */
const atHome: ReadonlySet<FeatureCode> = new Set([
  'family',
  'breakfast',
  'garden',
  'terrace',
  'balcony',
  'safe',
  'desk',
])

/** Only stays have rooms, stars and such features. */
function impliesStay(spans: readonly MeaningSpan[]): boolean {
  const topics = meaningsOf(spans, 'topic')
  const isAbout = topics.length > 0
  const isLocated = spans.some(({ meaning }) => meaning.type === 'place' || meaning.type === 'near')
  return spans.some(({ meaning }) => {
    if (meaning.type === 'rooms' || meaning.type === 'stars') return true
    if (meaning.type !== 'feature') return false
    if (isAbout || meaning.other !== null) return false
    return (
      meaning.word.isSure || (isLocated && meaning.isJoined && !meaning.word.codes.some((code) => atHome.has(code)))
    )
  })
}
