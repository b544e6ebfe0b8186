import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** For what has a plainer name: a request, an input, a problem, a field error, a message, a decision, a job. */
const old = /^(wish(es)?|given|around|refusals?|faults?|troubles?|objections?|words|tells?|judge[ds]?|upkeep)$/

const isOld = (file: string, name: string): boolean => {
  const parts = partsOf(name)
  // What a search engine looks for is words and terms, as its answers say; and some numbers are written in words.
  const isSearch =
    /^(src|bench|demo)\/search\/|^src\/(contract\/search|(client\/call\/search|site\/features\/search\/find))|said-numbers/.test(
      file,
    )
  return parts.some(
    (part) =>
      (old.test(part) && !(isSearch && part === 'words')) ||
      // The page of that name and the field of a discount are called so; nothing else is named after them.
      (part === 'terms' && parts.length > 1 && !isSearch) ||
      // The furniture stands in rooms; payments have a context.
      (part === 'desk' && /^src\/(api|server)\//.test(file)),
  )
}

/** `toPlanError`, `NOT_FOUND` and `to-plan-error` in their parts. */
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const files = ['src', 'demo', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
)

const withoutJourneys = files.filter((file) => !file.startsWith('e2e/'))

test('no file has an old name', () => {
  const nameOf = (file: string) =>
    file
      .split('/')
      .at(-1)
      ?.replace(/(\.test)?\.tsx?$/, '') ?? ''
  const isOldPlace = (file: string) => /\/found[/.]|voucher-sheet|to-voucher|sign-in-door/.test(file)
  expect(files.filter((file) => isOld(file, nameOf(file)) || isOldPlace(file))).toEqual([])
})

test('nothing in a file has one', () => {
  const found = files.flatMap((file) =>
    [...namesIn(file)].filter((name) => isOld(file, name)).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

/** A request, an input, a row or a view says what it is; these only say what happened to it. */
const participles = 'Asked|Seen|Kept|Found|Held|Priced|Bought|Told|Known|Named|Wanted|Looked|Heard|Shown'
const participlesOfSites = `${participles}|Answered|Chosen|Entered|Listed|Opened|Placed|Pushed|Quoted|Refused|Sent|Spoken|Stored|Taken|Typed`

test('no type of the product is called like a participle', () => {
  const found = files
    .filter((file) => /^(src|e2e)\//.test(file))
    .flatMap((file) => {
      const isOfSites = /^(src\/(site|office|client|ui|i18n)|e2e)\//.test(file)
      const type = new RegExp(`\\b(?:type|interface) (${isOfSites ? participlesOfSites : participles})\\b(?=[ <])`, 'g')
      return [...readFileSync(join(root, file), 'utf8').matchAll(type)].map(([, name]) => `${file}: ${name}`)
    })
  expect(found).toEqual([])
})

const findIn = (among: readonly string[], pattern: RegExp) =>
  among.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name]) => `${file}: ${name}`),
  )

test('a bound is called max or min', () => {
  const bound = /\b(?:const|let) ((?:most|least|longest|shortest|deepest)(?:[A-Z]\w*)?) = -?\d/g
  expect(findIn(withoutJourneys, bound)).toEqual([])
})

test('the index of a callback is no place', () => {
  const services = files.filter((file) => !/^(e2e|src\/(site|office|client|ui|i18n))\//.test(file))
  expect(findIn(services, /\((?:\w+|\{[^{}]*\}|\[[^[\]]*\]), (place)\) =>/g)).toEqual([])
})

/** Names that have a plainer one, with the reason or the name that replaces them. */
const gone: readonly [pattern: RegExp, instead: string][] = [
  [/\b\w+FromAddress(?![a-z])/g, '…PerIpAddress'],
  [/\b\w+InAll(?![a-z])/g, '…Globally'],
  [
    /\b(?:\w+Journeys?|journeys?[A-Z]\w*)\b/g,
    'a tour, or a trip of a customer; a journey is what a browser test makes',
  ],
  [
    /\bKept(?:Answer|Bytes|Files|Reminder|Row|Type)\b|\b(?:kept(?:Days|Files\w*|Bytes)|(?:days|hours)Kept)\b/g,
    'stored, cached or retention',
  ],
  [/\b\w*Waiting(?:List|News|Offer)\w*\b|\b(?:load|open|prepare)Waiting\b/g, 'waitlist'],
]

test.each(gone)('no name is like %s', (pattern, instead) => {
  const found = files
    .filter((file) => /^(src|demo|bench)\//.test(file) && file !== 'src/names.test.ts')
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(
        ([name]) => `${file}: ${name}, call it ${instead}`,
      ),
    )
  expect(found).toEqual([])
})

function namesIn(file: string): Set<string> {
  const names = new Set<string>()
  const text = readFileSync(join(root, file), 'utf8')
  // Most files need no closer look, which takes much longer.
  if (!text.match(/\w+/g)?.some((name) => isOld(file, name))) return names
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, name } = node as { type?: unknown; name?: unknown }
    if (typeof type === 'string' && type.endsWith('Identifier') && typeof name === 'string') names.add(name)
    for (const child of Object.values(node)) walk(child)
  }
  walk(parseSync(file, text).program)
  return names
}
