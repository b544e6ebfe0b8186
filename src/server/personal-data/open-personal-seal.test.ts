import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '../../api/customers/testing/member.ts'
import { noFiles } from '../../api/files/file-context.ts'
import { insertNewFile, openName } from '../../api/files/new-file.ts'
import { openTravellers, sealTravellers } from '../../api/travellers/seal-travellers.ts'
import { createPersonalSeal, noPersonalSeal, type PersonalSeal } from '../../db/personal-seal.ts'
import { findFile } from '../../db/queries/files/files.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { ConfigError } from '../config.ts'
import { openPersonalSeal } from './open-personal-seal.ts'

const database = openTestDatabase()
const folders: string[] = []
const addFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'safar-personal-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => sql`delete from travellers`.execute(database.db))

const [one, two] = ['a key that has thirty-two characters', 'another that has thirty-two characters']
const zara = {
  firstName: 'Zara',
  lastName: 'Ahmed',
  birthDate: null,
  gender: null,
  passportNumber: 'A1234567',
  passportExpiresOn: null,
  nationality: null,
}

async function start(
  keys?: string[],
  { DATA_DIR = addFolder(), DATABASE_URL }: { DATA_DIR?: string; DATABASE_URL?: string } = {},
) {
  const said: string[] = []
  const config = { PERSONAL_DATA_KEY: keys, DATA_DIR, DATABASE_URL }
  return { seal: await openPersonalSeal(database.db, config, (line) => said.push(line)), said, DATA_DIR }
}

async function addSealed(seal: PersonalSeal): Promise<number> {
  const { customer } = await addMember(database.db)
  const sealed = sealTravellers(seal, [zara], { customer })
  await sql`insert into travellers (customer_id, sealed, created_at, changed_at) values (${customer}, ${sealed}, now(), now())`.execute(
    database.db,
  )
  return customer
}

const findAll = async () =>
  (
    await sql<{
      customer: number
      sealed: string
    }>`select customer_id as customer, sealed from travellers order by id`.execute(database.db)
  ).rows

test('without PERSONAL_DATA_KEY a key file is created once, readable by its owner only', async () => {
  const { seal, said, DATA_DIR } = await start()
  const file = join(DATA_DIR, 'personal-data.key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const key = readFileSync(file, 'utf8')
  expect(key).toMatch(/^[\w-]{43}\n$/)
  await addSealed(seal)
  const again = await start(undefined, { DATA_DIR })
  expect(again.seal.mark).toBe(seal.mark)
  expect(readFileSync(file, 'utf8')).toBe(key)
  expect([...said, ...again.said]).toEqual([])
})

test('a database of several machines is told that the key of one is not that of the other', async () => {
  const { said } = await start(undefined, { DATABASE_URL: 'postgresql://elsewhere' })
  expect(said).toEqual([expect.stringMatching(/^PERSONAL_DATA_KEY is not set: .*personal-data\.key/)])
})

test('a file that was cut is not taken for a key', async () => {
  const DATA_DIR = addFolder()
  writeFileSync(join(DATA_DIR, 'personal-data.key'), 'short')
  await expect(start(undefined, { DATA_DIR })).rejects.toThrow(ConfigError)
})

test('data encrypted with the old key is encrypted with the new one, and the old key can be removed', async () => {
  const { seal } = await start([one])
  const customers = [await addSealed(seal), await addSealed(seal)]
  const both = await start([two, one])
  expect(both.said).toEqual(['Encrypted personal data in 2 rows with the first key of PERSONAL_DATA_KEY'])
  const alone = await start([two])
  expect(alone.said).toEqual([])
  const rows = await findAll()
  expect(rows.map(({ customer }) => customer)).toEqual(customers)
  for (const { customer, sealed } of rows) expect(openTravellers(alone.seal, sealed, { customer })).toEqual([zara])
})

test('names of files are encrypted with the new key, too', async () => {
  const { seal } = await start([one])
  const { customer } = await addMember(database.db)
  const files = { ...noFiles, nameSeal: seal }
  const request = { customer, form: '', field: 'passport', name: 'زارا.pdf', announced: 'pdf', bytes: 1 } as const
  const added = [
    await insertNewFile(database.db, files, request, new Date()),
    await insertNewFile(database.db, files, request, new Date()),
  ]
  expect((await start([two, one])).said).toEqual([
    'Encrypted personal data in 2 rows with the first key of PERSONAL_DATA_KEY',
  ])
  const alone = await start([two])
  for (const { id, name } of added) {
    const file = await findFile(database.db, id)
    expect(file?.name).not.toBe(name)
    expect(openName(alone.seal, { id, name: file?.name ?? '' })).toBe('زارا.pdf')
  }
  await sql`delete from files`.execute(database.db)
})

test('plaintext data is encrypted at the start', async () => {
  await addSealed(noPersonalSeal)
  expect(JSON.stringify(await findAll())).toContain('A1234567')
  await start([one])
  expect(JSON.stringify(await findAll())).not.toContain('A1234567')
})

test.each([[[two]], [undefined]])(
  'a start with %j instead of the key says which one is missing, and changes nothing',
  async (keys) => {
    await addSealed(createPersonalSeal([one]))
    const before = await findAll()
    const starting = start(keys)
    await expect(starting).rejects.toThrow(ConfigError)
    await expect(starting).rejects.toThrow(/encrypted with the key [\w-]{8}, which is not in PERSONAL_DATA_KEY/)
    expect(await findAll()).toEqual(before)
  },
)
