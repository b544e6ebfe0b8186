import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { hoursUnsubmitted } from '../../domain/files/file.ts'
import { later } from '../../domain/time/later.ts'
import { hour } from '../../domain/time/units.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { addFile } from './add-file.ts'
import { checkFile } from './check-file.ts'
import { claimFiles, giveFiles } from './claim-files.ts'
import { deleteFiles } from './delete-files.ts'
import type { FileContext } from './file-context.ts'
import { findStrays, strayRules } from './find-strays.ts'
import { insertNewFile } from './new-file.ts'
import { receivePiece } from './receive-piece.ts'
import { sweepFiles } from './sweep-files.ts'
import { makePdf, toSent } from './testing/contents.ts'
import { openTestFiles } from './testing/files.ts'
import { workFiles } from './work-files.ts'

const database = openTestDatabase()
const files = openTestFiles()
const content = makePdf(1000)
let owner = {} as TestMember
beforeEach(async () => {
  owner = await addMember(database.db)
})

const now = new Date()
const claim = (ids: string[], customer = owner.customer) =>
  database.db.transaction().execute((tx) => claimFiles(tx, { customer, ids, now }))

async function begin(at = now, { customer } = owner): Promise<string> {
  const request = {
    customer,
    form: '',
    field: 'passport',
    name: 'a.pdf',
    announced: 'pdf',
    bytes: content.length,
  } as const
  return (await insertNewFile(database.db, files, request, at)).id
}
async function upload(at = now, who = owner, context: FileContext = files): Promise<string> {
  const id = await begin(at, who)
  await receivePiece(database.db, context, { customer: who.customer, id, offset: 0, sent: toSent(content), now: at })
  return id
}
const stateOf = async (id: string) =>
  (
    await sql<{ key: string; isSubmitted: boolean; isReady: boolean; refused: string | null }>`
      select storage_key as key, submitted_at is not null as "isSubmitted", ready_at is not null as "isReady", refused_for as refused
      from files where id = ${id}::uuid`.execute(database.db)
  ).rows[0]

describe('claiming', () => {
  test('makes own papers part of something, in the order that was asked for', async () => {
    const ids = [await upload(), await upload()].sort().reverse()
    expect((await claim(ids)).map(({ id }) => id)).toEqual(ids)
    expect(await stateOf(ids[0] ?? '')).toMatchObject({ isSubmitted: true })
  })

  test('takes nothing of others, nothing twice, and nothing that is not there or not ready', async () => {
    const other = await addMember(database.db)
    const [own, foreign, open] = [await upload(), await upload(now, other), await begin()]
    await expect(claim([own, foreign])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(claim([own, '11111111-1111-4111-8111-111111111111'])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(claim([own, open])).rejects.toMatchObject({ code: 'FILE_NOT_READY' })
    await expect(claim([own, own])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await stateOf(own)).toMatchObject({ isSubmitted: false })
    await claim([own])
    await expect(claim([own])).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('two at once: one has it', async () => {
    const id = await upload()
    const results = await Promise.allSettled([claim([id]), claim([id]), claim([id])])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('what an officer has uploaded for somebody is theirs', async () => {
    const officer = await addMember(database.db)
    const id = await upload(now, officer)
    await database.db
      .transaction()
      .execute((tx) => giveFiles(tx, { from: officer.customer, to: owner.customer, ids: [id], now }))
    const { rows } = await sql<{
      customer: number
    }>`select customer_id as customer from files where id = ${id}::uuid`.execute(database.db)
    expect(rows).toEqual([{ customer: owner.customer }])
  })
})

test('a file that is added is looked at like any other', async () => {
  const add = (content: Buffer) =>
    addFile(database.db, files, { customer: owner.customer, field: 'visa', name: 'v.pdf', content }, now)
  await expect(add(Buffer.from('<html>'))).rejects.toMatchObject({ code: 'FILE_TYPE_UNKNOWN' })
  await expect(add(Buffer.alloc(10_000_001))).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', details: { limit: 10 } })
  expect(await stateOf((await add(content)).id)).toMatchObject({ isSubmitted: true, isReady: true })
})

test('unsubmitted files are deleted after two days, and submitted ones stay', async () => {
  const old = later(now, -(hoursUnsubmitted * hour + 1))
  const [kept, forgotten, open, fresh] = [await upload(old), await upload(old), await begin(old), await upload()]
  await claim([kept])
  const key = (await stateOf(forgotten))?.key ?? ''
  await workFiles(database.db, files, now)
  expect(
    await Promise.all([kept, forgotten, open, fresh].map(async (id) => (await stateOf(id)) !== undefined)),
  ).toEqual([true, false, false, true])
  expect(await files.store.list(key)).toEqual([])
})

test('a content that nobody came back from is looked at again, and the third time taken for broken', async () => {
  const failed: unknown[] = []
  const dying: FileContext = {
    ...files,
    inspect: () => Promise.reject(new Error('killed')),
    onCheckFailed: (error, file) => failed.push([file, String(error)]),
  }
  const id = await upload(now, owner, dying)
  const lapse = () => sql`update files set checked_until = ${now} where id = ${id}::uuid`.execute(database.db)
  await lapse()
  await checkFile(database.db, dying, { id, customer: owner.customer })
  expect(await stateOf(id)).toMatchObject({ isReady: false, refused: null })
  await lapse()
  await checkFile(database.db, files, { id, customer: owner.customer })
  expect(await stateOf(id)).toMatchObject({ isReady: true })
  expect(failed).toContainEqual([id, 'Error: killed'])

  const bad = await upload(now, owner, dying)
  for (let n = 0; n < 3; n += 1) {
    await sql`update files set checked_until = ${now} where id = ${bad}::uuid`.execute(database.db)
    await checkFile(database.db, dying, { id: bad, customer: owner.customer })
  }
  expect(await stateOf(bad)).toMatchObject({ refused: 'FILE_UNREADABLE' })
})

describe('a store that is away', () => {
  const away = { ...files, store: { ...files.store, delete: () => Promise.reject(new Error('away')) } }

  test('keeps nobody from deleting, and is asked again', async () => {
    const id = await upload()
    const key = (await stateOf(id))?.key ?? ''
    await deleteFiles(database.db, away, [id], now)
    expect(await files.store.list(key)).toHaveLength(1)
    expect(await findStrays(database.db, files)).toEqual([])
    await expect(workFiles(database.db, away, later(now, hour))).rejects.toThrow('could not be deleted')
    await sweepFiles(database.db, files, later(now, 3 * hour))
    expect(await files.store.list(key)).toEqual([])
  })

  test('what was still being written when its file went is swept away with the second look', async () => {
    const id = await upload()
    const key = (await stateOf(id))?.key ?? ''
    await deleteFiles(database.db, files, [id], now)
    await files.store.put(key, 'late', [Buffer.from('x')])
    await sweepFiles(database.db, files, later(now, 2 * hour))
    expect(await files.store.list(key)).toEqual([])
    const { rows } = await sql`select from file_sweeps where storage_key = ${key}`.execute(database.db)
    expect(rows).toEqual([])
  })
})

describe('the audit sees', () => {
  const broken = async () => (await findViolations(database.db, now)).map(({ rule }) => rule)
  const astray = async () => (await findStrays(database.db, files)).map(({ rule }) => rule)
  const heal = () => sql`delete from files`.execute(database.db).then(() => sweepFiles(database.db, files, now))

  test('a content without a file', async () => {
    expect(await astray()).toEqual([])
    await files.store.put('nobodys', 'piece', [Buffer.from('x')])
    expect(await astray()).toEqual([strayRules.nobodys])
    await files.store.delete('nobodys', ['piece'])
  })

  test('a piece too many in a file that is ready', async () => {
    const key = (await stateOf(await upload()))?.key ?? ''
    await sql`delete from file_sweeps`.execute(database.db)
    await files.store.put(key, 'piece', [Buffer.from('x')])
    expect(await astray()).toEqual([strayRules.nobodys])
    await heal()
  })

  test('a file without its content', async () => {
    const key = (await stateOf(await upload()))?.key ?? ''
    await files.store.delete(key, await files.store.list(key))
    expect(await astray()).toEqual([strayRules.missing])
    await heal()
  })

  test.each([
    ['the stored size of a file is the sum of its pieces', () => sql`update file_pieces set bytes = bytes - 1`],
    [
      'no file belongs to a deleted account',
      () => sql`update customers set account_id = null, name = null, date_of_birth = null, gender = null, email = null, status = 'inactive',
        deleted_at = now() where id = ${owner.customer}`,
    ],
    ['files that nobody submits are deleted', () => sql`update files set created_at = ${later(now, -50 * hour)}`],
    ['contents without a file are deleted', () => sql`update file_sweeps set due_at = ${later(now, -2 * hour)}`],
  ])('%s', async (rule, spoil) => {
    await heal()
    await upload()
    expect(await broken()).not.toContain(rule)
    await spoil().execute(database.db)
    expect(await broken()).toContain(rule)
    await heal()
  })
})
