import type { Bitset } from './bitset.ts'
import type { Language } from './language.ts'
import type { Marks } from './marks.ts'
import type { Term } from './parse-query.ts'
import { hasSound } from './readings.ts'
import type { Wording } from './wording.ts'

/** A word found in fewer documents than this may have been meant by its sound. */
const few = 5

/** What one word sounds like by joining two says too much to be another word by chance, if it has so many consonants. */
const leastJoined = 4

/** Words that hardly any document has are looked for by their sound as well, alone and as one with the next; answers these sounds. */
export function listen(marks: readonly Marks[], { terms, bareOf }: Wording, language: Language): string[] {
  const isRare = terms.map(
    ({ isPhrase }, at) => !isPhrase && marks.reduce((sum, { exact }) => sum + (exact[at] as Bitset).count(), 0) < few,
  )
  return terms.flatMap((term, at) => {
    const sounds = new Set<string>()
    const hear = (sound: string, to: number) => {
      sounds.add(sound)
      for (const made of marks) made.hear(sound, to)
    }
    const bare = bareOf(term)
    if (isRare[at])
      for (const one of bare ? [term, bare] : [term])
        for (const sound of soundsOf(one.raw, marks, language)) hear(sound, at)
    const next = terms[at + 1]
    if (next && !term.isPhrase && !next.isPhrase && (isRare[at] || isRare[at + 1]))
      for (const sound of soundsOf(`${term.raw} ${next.raw}`, marks, language))
        if (sound.length >= leastJoined) for (const to of [at, at + 1]) hear(sound, to)
    return [...sounds]
  })
}

/** Its sound or, where nothing sounds so, what else it may sound like. */
function soundsOf(raw: string, marks: readonly Marks[], { soundOf, otherSoundsOf }: Language): readonly string[] {
  const sound = soundOf?.(raw)
  if (!sound) return []
  const isHeard = marks.some(({ segment }) => hasSound(segment, sound))
  return isHeard ? [sound] : (otherSoundsOf?.(raw) ?? [])
}
