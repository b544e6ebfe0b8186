/** No word that comes twice is longer. */
const maxLength = 40

/** Says of a word what was said of it before, as long as these are not too many. */
export function remembered<Said>(say: (word: string) => Said, max = 20_000): (word: string) => Said {
  let said = new Map<string, Said>()
  return (word) => {
    const known = said.get(word)
    if (known !== undefined) return known
    const fresh = say(word)
    if (said.size >= max) said = new Map()
    if (word.length <= maxLength) said.set(word, fresh)
    return fresh
  }
}
