import type { Bitset } from './bitset.ts'
import type { Language } from './language.ts'
import type { Marks } from './marks.ts'
import type { QueryTerms } from './query-terms.ts'

/** A word found in fewer documents than this may have been meant by its sound. */
const few = 5
/** Two words that were one have at least so many sounds. */
const minOfTwo = 4

/** Words that hardly any document has are looked for by their sound as well, and by that of two in one; answers these sounds. */
export function findSoundMatches(marks: readonly Marks[], { terms, bareOf }: QueryTerms, language: Language): string[] {
  const counts = terms.map(({ isPhrase }, at) =>
    isPhrase ? Number.POSITIVE_INFINITY : marks.reduce((sum, { exact }) => sum + (exact[at] as Bitset).count(), 0),
  )
  const countOf = (at: number): number => counts[at] ?? Number.POSITIVE_INFINITY
  return terms.flatMap((term, at) => {
    const bare = bareOf(term)
    const heard = countOf(at) < few ? (bare ? [bare, term] : [term]) : []
    const sounds = new Map(heard.flatMap(({ raw }) => soundsOf(raw, language)))
    for (const [sound, isUsual] of sounds) for (const made of marks) made.hear(sound, at, isUsual)
    const next = terms[at + 1]
    const mayBeOne = next && !term.isPhrase && !next.isPhrase && Math.min(countOf(at), countOf(at + 1)) === 0
    const joined = mayBeOne ? soundsOf(term.raw + next.raw, language).filter(([sound]) => sound.length >= minOfTwo) : []
    for (const [sound, isUsual] of joined)
      for (const made of marks) for (const part of [at, at + 1]) made.hear(sound, part, isUsual)
    return [...sounds.keys(), ...joined.map(([sound]) => sound)]
  })
}

/** Its sound and, after it, what else it may sound like; each with whether it is the usual one. */
function soundsOf(raw: string, { soundOf, otherSoundsOf }: Language): [sound: string, isUsual: boolean][] {
  const sound = soundOf?.(raw)
  const others = otherSoundsOf?.(raw) ?? []
  return [
    ...others.map((other): [string, boolean] => [other, false]),
    ...(sound ? [[sound, true] as [string, boolean]] : []),
  ]
}
