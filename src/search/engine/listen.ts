import type { Bitset } from './bitset.ts'
import type { Language } from './language.ts'
import type { Marks } from './marks.ts'
import type { Term } from './parse-query.ts'

/** A word found in fewer documents than this may have been meant by its sound. */
const few = 5

/** Words that hardly any document has are looked for by their sound as well; answers these sounds. */
export function listen(marks: readonly Marks[], terms: readonly Term[], { soundOf }: Language): string[] {
  return terms.flatMap(({ isPhrase, raw }, at) => {
    if (isPhrase || marks.reduce((sum, { exact }) => sum + (exact[at] as Bitset).count(), 0) >= few) return []
    const sound = soundOf?.(raw)
    if (!sound) return []
    for (const made of marks) made.hear(sound, at)
    return [sound]
  })
}
