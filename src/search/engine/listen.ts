import type { Bitset } from './bitset.ts'
import type { Language } from './language.ts'
import type { Marks } from './marks.ts'
import type { Wording } from './wording.ts'

/** A word found in fewer documents than this may have been meant by its sound. */
const few = 5

/** Words that hardly any document has are looked for by their sound as well; answers these sounds. */
export function listen(marks: readonly Marks[], { terms, bareOf }: Wording, { soundOf }: Language): string[] {
  return terms.flatMap((term, at) => {
    if (term.isPhrase || marks.reduce((sum, { exact }) => sum + (exact[at] as Bitset).count(), 0) >= few) return []
    const sounds = new Set([term, bareOf(term)].map((one) => one && soundOf?.(one.raw)))
    return [...sounds].flatMap((sound) => {
      if (!sound) return []
      for (const made of marks) made.hear(sound, at)
      return [sound]
    })
  })
}
