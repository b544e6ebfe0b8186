import { foldName } from '../../../domain/text/fold-name.ts'
import { toParts } from './suggestions/highlight.ts'

/** The last word of several is one letter so far, with or without its article: it says next to nothing, and next to everything begins so. */
export const endsInLetter = (q: string): boolean => /\s(?:ال)?\p{L}$/u.test(q)

/** How many words of a query these texts say, by what is marked in them: each once, and no mere letter. `most`: how many it has; `isAskedFor`: one names their kind. */
export function countSaid(texts: readonly string[], max: number, isAskedFor: boolean): number {
  const marked = texts.flatMap((text) => toParts(text).filter((_, at) => at % 2 === 1))
  const said = new Set(marked.map((word) => foldName(word).replace(/^ال/, '')))
  return Math.min(max, [...said].filter((word) => word.length > 1).length + Number(isAskedFor))
}
