import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }))

const pathsWith = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('only the queries of organisations read memberships, but for the export of a person’s own data', () => {
  const readers = pathsWith(/\b(from|join|into|update) (memberships|member_units)\b/)
  const others = readers.filter((path) => !path.startsWith('db/queries/organisations/'))
  expect(others).toEqual(['db/queries/accounts/export-account.ts'])
})

test('only one function makes a scope', () => {
  expect(pathsWith(/\bas (unknown as )?Scope\b/)).toEqual(['db/queries/organisations/find-scope.ts'])
})

test('only the dispatch asks for a scope', () => {
  const callers = pathsWith(/\btoScope\(/).filter((path) => path !== 'db/queries/organisations/find-scope.ts')
  expect(callers).toEqual(['http/require-scope.ts'])
})
