/** Sorani forms that titles and sentences use: of the hotel, the hotel, the hotels, the hotels of. */
export function soraniForms(noun: string): string[] {
  if (noun.includes(' ')) return [`${noun}ی`]
  const last = noun.at(-1) ?? ''
  const link = 'ەاۆێ'.includes(last) || noun.endsWith('وو') ? '' : last === 'ی' ? 'یە' : 'ە'
  return ['ی', `${link}کان`, `${link}کانی`, `${link}کە`].map((ending) => noun + ending)
}

export function englishPlural(noun: string): string {
  if (/(s|x|ch|sh)$/.test(noun)) return noun.endsWith('s') ? noun : `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

const ENDINGS = ['هوه', 'وه', 'هدا', 'دا', 'کانی', 'کانمان', 'کان', 'که', 'کهی', 'یکی', 'یک', 'انی', 'ان', 'ی']
/** In, to and of a place, in Arabic and Sorani: ببغداد, والنجف, لههولير. */
const PREFIXES = ['وال', 'بال', 'فال', 'کال', 'لل', 'له', 'ب', 'ل', 'و']
const SHORTEST = 3

/** The words of which a folded word may be a form; only a list of words can decide. */
export function possibleStems(word: string): string[] {
  const stems: string[] = []
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST) continue
    const stem = word.slice(0, -ending.length)
    stems.push(stem)
    if (ending !== 'ی' && stem.endsWith('ه')) stems.push(stem.slice(0, -1))
  }
  for (const prefix of PREFIXES)
    if (word.startsWith(prefix) && word.length - prefix.length >= SHORTEST) stems.push(word.slice(prefix.length))
  return stems
}

/** Sorani in Latin letters: of, a, the, the … of, from, in; and the t that Arabic says before a second noun. */
const LATIN_ENDINGS = /(?:(?<!k)(?:i|y|ey|ay)|[ea]?k(?:[ea]|i|an|ani|any)?|[ea]?w[ea]|[ea]?d[ea]|(?<=[ae])t)$/

/** The base of a word in Latin letters, in Arabic or Sorani: `hotel` of `hoteli`, `madina` of `madinat`. */
export function possibleLatinStems(word: string): string[] {
  const ending = LATIN_ENDINGS.exec(word)?.[0] ?? ''
  return Array.from(ending, (_, kept) => word.slice(0, word.length - ending.length + kept)).filter(
    (stem) => stem.length >= SHORTEST,
  )
}
