import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))

/** Names that mean one thing in every file that exports them, with the reason. */
const sameThing: Record<string, readonly string[]> = {
  'a value of the domain, and the JSON of it in the contract': ['Coordinates', 'PageMeta', 'Traveller'],
}

type Export = { name: string; kind: string; file: string; text: string }

/** What the router and the framework look for in a module by its name. */
const frameworkNames =
  /^(default|loader|action|meta|links|headers|handle|middleware|shouldRevalidate|ErrorBoundary|Layout|clientLoader)$/

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.react-router|\.test\.|\/testing\/|\.config\.ts$|\.d\.ts$/.test(name),
)

const exportsOf = (file: string): Export[] => {
  const text = readFileSync(join(src, file), 'utf8')
  const declared = [
    ...text.matchAll(/^export (?:declare )?(?:async )?(const|let|function|type|interface|class)\b\*? *(\w+)/gm),
  ].map(([, kind = '', name = '']) => ({ name, kind }))
  const taken = [...text.matchAll(/^export const \{([^}]*)\} =/gm)].flatMap(([, names = '']) =>
    names.split(',').map((part) => ({ name: part.trim().split(/:\s*/).at(-1) ?? '', kind: 'const' })),
  )
  return [...declared, ...taken]
    .filter(({ name }) => name && !(frameworkNames.test(name) && /^(site|office)\/(routes\/|root\.)/.test(file)))
    .map((each) => ({ ...each, file, text }))
}

const byName = Map.groupBy(files.flatMap(exportsOf), ({ name }) => name)

/** A part of the frame that each of the two sites has (`app/data.ts`), and an area of the messages in each language. */
const toPart = (file: string) =>
  file
    .replace(/^(?:site|office)\/(?=app\/|screens\/|shell\/|root\.)/, '')
    .replace(/^(i18n\/.*)\b(?:en|ar|ku)\.ts$/, '$1')
const isOnePart = (some: readonly Export[]) => new Set(some.map(({ file }) => toPart(file))).size < 2

/** A schema names the type that is inferred from it. */
const isType = ({ kind, name, file, text }: Export) =>
  /^(type|interface)$/.test(kind) ||
  (/^contract\//.test(file) && /^[A-Z]/.test(name)) ||
  text.includes(`\nexport type ${name} `)
const isComponent = ({ file, kind, name }: Export) =>
  file.endsWith('.tsx') && !/^(type|interface)$/.test(kind) && /^[A-Z]/.test(name)

/** A type taken from the contract, or from the type with this name elsewhere: `import type { Quote as ContractQuote }`. */
const isDerived = ({ name, text }: Export) =>
  new RegExp(
    `\\b${name} as \\w+|^export type ${name} = (?:NonNullable<)?(?:Ok<'[^']+'>|SearchHit<'[^']+'>|\\w+\\[')[^{}\\n]*$`,
    'm',
  ).test(text)

/** Whether the files mean one thing: the same part of both sites or of the languages, a component of a type, a type of a type. */
const isOneThing = (found: readonly Export[]): boolean => {
  const own = found.filter((each) => !isDerived(each))
  const [types, values] = [own.filter(isType), own.filter((each) => !isType(each))]
  return isOnePart(own) || (isOnePart(types) && isOnePart(values) && values.every(isComponent))
}

const twice = [...byName].filter(([, found]) => !isOneThing(found)).map(([name]) => name)

test('two exports of one name mean one thing', () => {
  const known = new Set(Object.values(sameThing).flat())
  const found = twice
    .filter((name) => !known.has(name))
    .map(
      (name) =>
        `${name}: ${byName
          .get(name)
          ?.map(({ file }) => file)
          .join(' ')}`,
    )
  expect(found).toEqual([])
})

test('and no name is listed that one file exports', () => {
  const listed = Object.values(sameThing).flat()
  expect(listed.filter((name) => !twice.includes(name))).toEqual([])
})
