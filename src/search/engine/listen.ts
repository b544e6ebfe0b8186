import type { Bitset } from './bitset.ts'
import type { Language } from './language.ts'
import type { Marks } from './marks.ts'
import type { Term } from './parse-query.ts'
import { hasSound } from './readings.ts'
import type { Wording } from './wording.ts'

/** A word found in fewer documents than this may have been meant by its sound. */
const few = 5

/** Words that hardly any document has are looked for by their sound as well; answers these sounds. */
export function listen(marks: readonly Marks[], { terms, bareOf }: Wording, language: Language): string[] {
  return terms.flatMap((term, at) => {
    if (term.isPhrase || marks.reduce((sum, { exact }) => sum + (exact[at] as Bitset).count(), 0) >= few) return []
    const bare = bareOf(term)
    const sounds = new Set((bare ? [term, bare] : [term]).flatMap((one) => soundsOf(one, marks, language)))
    for (const sound of sounds) for (const made of marks) made.hear(sound, at)
    return [...sounds]
  })
}

/** Its sound or, where nothing sounds so, what else it may sound like. */
function soundsOf({ raw }: Term, marks: readonly Marks[], { soundOf, otherSoundsOf }: Language): readonly string[] {
  const sound = soundOf?.(raw)
  if (!sound) return []
  const isHeard = marks.some(({ segment }) => hasSound(segment, sound))
  return isHeard ? [sound] : (otherSoundsOf?.(raw) ?? [])
}
