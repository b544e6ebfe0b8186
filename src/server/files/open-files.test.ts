import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addMember } from '../../api/customers/testing/member.ts'
import { addFile } from '../../api/files/add-file.ts'
import { readWhole } from '../../api/files/pieces.ts'
import { makePdf } from '../../api/files/testing/contents.ts'
import { findFile } from '../../db/queries/files/files.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { ConfigError, parseConfig } from '../config.ts'
import { openFiles } from './open-files.ts'

const database = openTestDatabase()
const DATA_DIR = mkdtempSync(join(tmpdir(), 'safar-open-files-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const [one, two] = ['a key that has thirty-two characters', 'another that has thirty-two characters']

async function open(environment: Record<string, string> = {}) {
  const said: string[] = []
  const config = parseConfig({ DATA_DIR, ...environment })
  const files = await openFiles({
    config,
    db: database.db,
    nameSeal: undefined,
    say: (line) => said.push(line),
    onCheckFailed() {},
  })
  return { files, said }
}

test('without FILES_KEY a key file is created once, readable by its owner only', async () => {
  const { files, said } = await open()
  expect(statSync(join(DATA_DIR, 'files.key')).mode & 0o777).toBe(0o600)
  expect((await open()).files.seal.keyId).toBe(files.seal.keyId)
  expect(said).toEqual([])
  expect((await open({ DATABASE_URL: 'postgresql://elsewhere' })).said).toEqual([
    expect.stringMatching(/^FILES_KEY is not set: .*files\.key/),
  ])
})

test('the limits are those of the operator', async () => {
  expect((await open()).files.limits).toEqual({ megabytes: 10, files: 5 })
  expect((await open({ FILE_MEGABYTES: '20', FILES_PER_FIELD: '3' })).files.limits).toEqual({ megabytes: 20, files: 3 })
})

test('a key can be changed while papers lie there under the old one; without it nothing starts', async () => {
  const { customer } = await addMember(database.db)
  const { files } = await open({ FILES_KEY: one })
  const content = makePdf(100)
  const { id } = await addFile(database.db, files, { customer, field: 'visa', name: 'a.pdf', content }, new Date())
  const file = await findFile(database.db, id)
  if (!file) throw new Error('It was not kept')

  const both = await open({ FILES_KEY: `${two}, ${one}` })
  expect((await readWhole(database.db, both.files, file)).equals(content)).toBe(true)
  for (const environment of [{ FILES_KEY: two }, {}] as Record<string, string>[]) {
    await expect(open(environment)).rejects.toThrow(ConfigError)
    await expect(open(environment)).rejects.toThrow(/which is not in FILES_KEY/)
  }
  await sql`delete from files`.execute(database.db)
  await open({ FILES_KEY: two })
})

test('a bucket needs its address and its key', async () => {
  await expect(open({ FILES: 's3', FILES_URL: 'https://bucket.example/papers' })).rejects.toThrow(ConfigError)
  await open({ FILES: 's3', FILES_URL: 'https://b.example/papers', FILES_ACCESS_KEY: 'id', FILES_SECRET: 'secret' })
})
