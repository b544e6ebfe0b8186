import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { checkStatements } from './check.ts'
import { toDescriber } from './describe.ts'
import { findStatements } from './find-statements.ts'
import { openProject } from './project.ts'

const database = openTestDatabase()

const finds = (row: string, query: string): string =>
  `export const find = (db: Db, id: number, day: Date) => sql<${row}>\`${query}\`.execute(db)`

const cases: [what: string, source: string, mistake: RegExp | null][] = [
  ['a right row', finds('{ id: number; used: number }', `select id, used from vouchers where id = \${id}`), null],
  ['a bigint that may be null', finds('{ amount: bigint | null }', 'select amount from vouchers'), null],
  [
    'what cannot be null here',
    finds('{ at: Date }', `select valid_to as at from vouchers where valid_to > \${day}`),
    null,
  ],
  [
    'lists',
    finds(
      '{ ages: number[]; lines: object[] }',
      'select r.children_ages as ages, o.lines from reservations r join orders o on o.id = r.order_id',
    ),
    null,
  ],
  ['no row', finds('unknown', `update vouchers set used = used + 1 where id = \${id}`), null],
  ['a wrong column', finds('{ id: number }', 'select idd as id from vouchers'), /^column "idd" does not exist/],
  ['another name', finds('{ uses: number }', 'select used as us from vouchers'), /^has no column "uses"$/],
  [
    'a column too many',
    finds('{ id: number }', 'select id, used from vouchers'),
    /^has a column "used" that nobody reads$/,
  ],
  ['another type', finds('{ total: number }', 'select total from orders'), /^takes "total", bigint, for number$/],
  ['a count', finds('{ all: number }', 'select count(*) as all from vouchers'), /^takes "all", bigint, for number$/],
  ['a day', finds('{ day: Date }', 'select check_in as day from reservations'), /^takes "day", string, for Date$/],
  [
    'null',
    finds('{ percent: number }', 'select percent from vouchers'),
    /^takes "percent", which may be null, for number$/,
  ],
  ['any row', finds('any', 'select percent from vouchers'), /^takes its rows for anything/],
  [
    'a parameter',
    finds('object', `delete from vouchers where code = \${id}`),
    /^sends number \(id\) where string is needed$/,
  ],
  [
    'a moment',
    finds('object', `delete from vouchers where valid_to::date = \${day}`),
    /^sends Date \(day\) where string/,
  ],
  [
    'a fragment behind a condition, from another function',
    `const isUsed = (least?: number) => (least ? sql\`v.usedd > \${least}\` : sql\`true\`)
     const findBy = (db: Db, rest: ReturnType<typeof isUsed>) =>
       sql<{ id: number }>\`select id from vouchers v where \${rest}\`.execute(db)
     export const findUsed = (db: Db, least?: number) => findBy(db, isUsed(least))
     export const findOne = (db: Db, code: string) => findBy(db, sql\`v.code = \${code}\`)`,
    /^column v.usedd does not exist/,
  ],
  [
    'a table by its name',
    `const count = (db: Db, table: string) => sql<{ n: number }>\`select count(*)::int as n from \${sql.table(table)}\`.execute(db)
     export const counts = (db: Db) => [count(db, 'vouchers'), count(db, 'voucherss')]`,
    /^relation "voucherss" does not exist/,
  ],
  [
    'a text from elsewhere',
    'export const run = (db: Db, text: string) => sql.raw(text).execute(db)',
    /^nothing is seen to call run/,
  ],
  ['a template that nothing executes', `export const left = sql\`select 1\``, /^is in no statement$/],
]

const found = new Map<string, string[]>()

beforeAll(async () => {
  const header = `import { sql } from 'kysely'\nimport type { Db } from '../database.ts'\n`
  const files = cases.map(([, source], index) => [`example-${index}.ts`, header + source] as const)
  const project = openProject(Object.fromEntries(files))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { statements, notUnderstood, unseen } = findStatements(project)
  const mistakes = await checkStatements(project, statements, await toDescriber(client))
  for (const mistake of [
    ...mistakes,
    ...[...notUnderstood].map(([place, reason]) => `${place} ${reason}`),
    ...unseen.map((place) => `${place} is in no statement`),
  ]) {
    const [, file = '', text = ''] = /^src\/db\/statements\/([^:]*):\d+ (.*)$/s.exec(mistake) ?? []
    found.set(file, [...(found.get(file) ?? []), text])
  }
  await client.end()
  project.close()
}, 120_000)

test.each(cases.map(([what, , mistake], index) => ({ what, mistake, file: `example-${index}.ts` })))(
  'the check of the statements sees $what',
  ({ mistake, file }) => {
    const mistakes = found.get(file) ?? []
    if (mistake) expect(mistakes[0]).toMatch(mistake)
    else expect(mistakes).toEqual([])
  },
)
