import { DefaultQueryExecutor, PostgresAdapter, PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import { toStatementText } from './statement-text.ts'

const kysely = new DefaultQueryExecutor(new PostgresQueryCompiler(), new PostgresAdapter(), {
  provideConnection: () => Promise.reject(new Error('never')),
})

const isLate = (after: number) => sql`at > ${after}`
const rest = (isCounted: boolean) => (isCounted ? sql`count(*), ${2}` : sql`*`)
const find = (value: number, isCounted = false) =>
  sql`select ${rest(isCounted)} from ${sql.table('a.b')} where ${sql.ref('x.y')} = ${value} and ${isLate(value)} and "q" = ${sql.lit(`it's`)}`

const templates = {
  'a template': () => sql`select ${1}, ${'two'}`,
  fragments: () => find(1),
  'another choice of fragments': () => find(1, true),
  'a value before a fragment': () => sql`${1} ${sql`x`}`,
  'a fragment before a value': () => sql`${sql`x`} ${1}`,
  'a list': () => sql`select ${sql.join([1, 2, 3])}`,
  'a longer list': () => sql`select ${sql.join([1, 2, 3, 4])}`,
  'a list of fragments': () => sql`select ${sql.join([sql`a`, sql`b + ${1}`], sql` or `)}`,
  'a raw text': () => sql`select ${sql.raw('now()')}`,
  'another raw text': () => sql`select ${sql.raw('today()')}`,
  literals: () => sql`select ${sql.lit(1)}, ${sql.lit(true)}, ${sql.lit(null)}, ${sql.lit(`'`)}`,
  names: () => sql`select ${sql.id('a', 'b"c')}`,
}

test.each(Object.entries(templates))(
  '%s has the text and the values that Kysely would give it, every time',
  (_, make) => {
    for (let run = 0; run < 3; run++) {
      const node = make()
      const { sql: text, parameters } = node.compile({ getExecutor: () => kysely })
      const own = toStatementText(node.toOperationNode())
      expect(own).toEqual({ statement: { text, name: expect.stringMatching(/^[\w-]{27}$/) }, values: parameters })
    }
  },
)

test('a text is written once', () => {
  const statementOf = (value: number) => toStatementText(find(value).toOperationNode())?.statement
  expect(statementOf(1)).toBe(statementOf(2))
})

test('a list of more values than can be told apart is left to Kysely', () => {
  expect(
    toStatementText(sql`select ${sql.join(Array.from({ length: 60 }, (_, at) => at))}`.toOperationNode()),
  ).toBeNull()
})
