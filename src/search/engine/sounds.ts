/** Sorted sounds, each with its terms by their place in the sorted dictionary. */
export function toSounds(termsOf: Map<string, Set<number>>, orderOf: Uint32Array) {
  const sounds = [...termsOf.keys()].sort((one, two) => (one < two ? -1 : 1))
  const soundStarts = new Uint32Array(sounds.length + 1)
  const terms: number[] = []
  for (let at = 0; at < sounds.length; at++) {
    for (const term of termsOf.get(sounds[at] as string) ?? []) terms.push(orderOf[term] as number)
    soundStarts[at + 1] = terms.length
  }
  return { sounds, soundStarts, soundTerms: Uint32Array.from(terms) }
}
