import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../test-database.ts'
import { checkStatements } from './check.ts'
import { type DescribeStatement, toDescriber } from './describe.ts'
import { findStatements } from './find-statements.ts'
import { openProject } from './project.ts'

const database = openTestDatabase()
let client: pg.Client
let describe: DescribeStatement

beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  describe = await toDescriber(client)
})
afterAll(() => client.end())

/** Statements whose text comes to be at run time, and what checks them instead. */
const exceptions = [
  { file: 'db/migrate.ts', places: 1, because: 'the migrations themselves, which every test database is made by' },
  { file: 'db/create-database.ts', places: 1, because: 'the name of a database, which every test run creates' },
  { file: 'db/named-statements.ts', places: 2, because: 'passes on what others execute' },
  { file: 'demo/insert.ts', places: 1, because: 'columns named by the demo content, which every test run loads' },
  { file: 'bench/availability-world.ts', places: 1, because: 'a world of the bench, made by its own steps' },
]

test('every statement of the sources fits the schema', async () => {
  const project = openProject()
  try {
    const found = findStatements(project)
    const executed = new Set(found.statements.map(({ at }) => at)).size

    expect(await checkStatements(project, found.statements, describe)).toEqual([])
    expect(found.unseen).toEqual([])
    const isExcepted = (place: string) => exceptions.some(({ file }) => place.replace(/:\d+$/, '').endsWith(file))
    expect([...found.notUnderstood].filter(([place]) => !isExcepted(place))).toEqual([])
    expect(found.notUnderstood.size).toBe(exceptions.reduce((sum, { places }) => sum + places, 0))
    expect(executed + found.notUnderstood.size).toBe(found.executed)
    expect(found.templates).toBeGreaterThan(400)
  } finally {
    project.close()
  }
})
