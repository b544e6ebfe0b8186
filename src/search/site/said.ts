import { toParts } from '../../domain/search/highlight.ts'
import { foldName } from '../../domain/text/fold-name.ts'

/** The last word of several is one letter so far, with or without its article: it says next to nothing, and next to everything begins so. */
export const endsInLetter = (q: string): boolean => /\s(?:ال)?\p{L}$/u.test(q)

/** Counts the words of a query in these texts, by their highlights: each once, without single letters. `most`: the number of words; `isAskedFor`: one names their kind. */
export function countSaid(texts: readonly string[], max: number, isAskedFor: boolean): number {
  const marked = texts.flatMap((text) => toParts(text).filter((_, at) => at % 2 === 1))
  const said = new Set(marked.map((word) => foldName(word).replace(/^ال/, '')))
  return Math.min(max, [...said].filter((word) => word.length > 1).length + Number(isAskedFor))
}
