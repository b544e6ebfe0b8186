/** No word that comes twice is longer. */
const longest = 40

/** Says of a word what was said of it before, as long as these are not too many. */
export function remembered<Said>(say: (word: string) => Said, most = 20_000): (word: string) => Said {
  let said = new Map<string, Said>()
  return (word) => {
    const known = said.get(word)
    if (known !== undefined) return known
    const fresh = say(word)
    if (said.size >= most) said = new Map()
    if (word.length <= longest) said.set(word, fresh)
    return fresh
  }
}
