import { englishPlural, soraniForms } from './inflection.ts'
import type { Names } from './names.ts'
import { romanized } from './nouns/romanized.ts'
import { speltEnglish } from './nouns/spelt-english.ts'
import { nouns, qualities } from './nouns.ts'
import { demonyms } from './places/demonyms.ts'
import { places } from './places.ts'
import { foldPhrase as fold } from './tokenize.ts'

/** Folded names, each with the groups of names that it belongs to. */
export type Lexicon = Map<string, Set<string>[]>

/** Folded words in Latin letters that are Arabic or Sorani, and take their endings. */
export function buildRomanized(): Set<string> {
  return new Set(
    [...romanized.flatMap(([latin]) => split(latin)), ...places.flatMap(([english]) => split(english))].map(fold),
  )
}

export function buildLexicon(): Lexicon {
  const lexicon: Lexicon = new Map()
  for (const place of places) add(lexicon, all(place), aliasesOf(place))
  for (const noun of nouns) {
    const [english, arabic, sorani] = noun.map(split) as [string[], string[], string[]]
    add(lexicon, [...english, ...arabic, ...sorani, ...english.map(englishPlural), ...sorani.flatMap(soraniForms)])
  }
  for (const quality of qualities) add(lexicon, all(quality))
  const arabicOf = new Map(places.map(([english, arabic]) => [english.replace(/,.*/, ''), arabic]))
  for (const [adjectives, country] of demonyms)
    addSpellings(lexicon, [...split(adjectives), ...split(arabicOf.get(country) ?? '').flatMap(nisba)], country)
  for (const [spelt, noun] of [...romanized, ...speltEnglish]) addSpellings(lexicon, split(spelt), noun)
  return lexicon
}

function add(lexicon: Lexicon, names: string[], aliases: string[] = []): void {
  const group = new Set(names.map(fold))
  for (const key of new Set([...group, ...aliases.map(fold)])) {
    const groups = lexicon.get(key)
    if (groups) groups.push(group)
    else lexicon.set(key, [group])
  }
}

/** They are found by what they stand for and all its other names, but nothing else is found by them. */
function addSpellings(lexicon: Lexicon, spellings: string[], noun: string): void {
  const groups = lexicon.get(fold(noun)) ?? []
  for (const key of new Set(spellings.map(fold)))
    lexicon.set(key, [...(lexicon.get(key) ?? []), new Set([fold(noun)]), ...groups])
}

/** The Arabic adjective of a country: هندي and هندية of الهند, تركي of تركيا, سعودي of السعودية. */
function nisba(country: string): string[] {
  if (country === '' || country.includes(' ')) return []
  const stem = country.replace(/^ال/, '').replace(/(يا|ية|ا|ة)$/, '')
  return [`${stem}ي`, `${stem}ية`]
}

function all(names: Names): string[] {
  return names.flatMap(split)
}

function split(list: string): string[] {
  return list.split(', ')
}

/** Names written as one word, and with the article stuck to them in Latin letters: `abualkhasib`, `alramadi`, `annajaf`. */
function aliasesOf(place: Names): string[] {
  const joined = all(place)
    .filter((name) => /[ -]/.test(name))
    .map((name) => name.replace(/[ -]/g, ''))
  const hasArticle = split(place[1]).some((name) => name.startsWith('ال'))
  if (!hasArticle) return joined
  const single = split(place[0]).filter((name) => !/[ -]/.test(name))
  return [...joined, ...single.flatMap((name) => [`al${name}`, `el${name}`, `a${name.charAt(0)}${name}`])]
}
