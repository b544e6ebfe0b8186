import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { noPersonalSeal } from '../../db/personal-seal.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addUpload, addVisa, openApplying } from '../visa-applications/testing/applying.ts'
import { runOperation } from './run-operation.ts'

const database = openTestDatabase()
const { applyAndPay, see, now, addOfficer, work } = openApplying(database)

const ops = (...typed: string[]) =>
  runOperation(database.db, typed, {
    operator: 'tester',
    now: now(),
    personal: async () => ({
      seal: noPersonalSeal,
      async attach(customer) {
        const file = await addUpload(database.db, { customer }, 'visa')
        await sql`update files set submitted_at = now() where id = ${file}::uuid`.execute(database.db)
        return file
      },
    }),
  })

test('visa commands list, ask, accept and reject, and the note is not logged', async () => {
  const visa = await addVisa(database.db)
  const [one, two] = [await applyAndPay(visa), await applyAndPay(visa)]
  expect(await ops('visas', String(visa.seller))).toContain(`${one.id} ${one.code}`)
  expect(await ops('visa-ask', one.code, 'other', '1:photo', '1:fullName', '--note', 'A secret word')).toContain(
    '1:photo',
  )
  expect(await see(one)).toMatchObject({ isAsked: true, messages: [{ text: 'A secret word' }] })
  await expect(ops('visa-accept', one.code, '--file', 'visa.pdf')).rejects.toThrow('changed')
  expect(await ops('visa-accept', String(two.id), '--file', 'visa.pdf')).toContain('issued')
  expect(await see(two)).toMatchObject({ status: 'accepted', visas: [{}] })
  expect(await ops('visa-reject', one.code, 'no_answer')).toContain('rejected')
  expect(await see(one)).toMatchObject({ status: 'rejected' })
  const { rows } = await sql<{ about: string }>`select about::text as about from operator_actions`.execute(database.db)
  expect(rows.length).toBeGreaterThanOrEqual(3)
  expect(rows.map(({ about }) => about).join()).not.toContain('secret')
})

test('visa commands explain a wrong input, and respect an officer’s claim', async () => {
  const visa = await addVisa(database.db)
  const made = await applyAndPay(visa)
  await expect(ops('visa-reject', '999999999', 'no_answer')).rejects.toThrow('no such application')
  await expect(ops('visa-reject', made.code, 'because')).rejects.toThrow('REASON must be one of')
  await expect(ops('visa-ask', made.code, 'missing', 'photo')).rejects.toThrow('1:photo')
  await expect(ops('visa-accept', made.code)).rejects.toThrow('--file')
  await work('take', await addOfficer(visa), made.id)
  await expect(ops('visa-reject', made.code, 'not_eligible')).rejects.toThrow('colleague')
})

test('a holiday moves the deadline of the next application', async () => {
  const visa = await addVisa(database.db, { workingDays: 1 })
  expect(await see(await applyAndPay(visa))).toMatchObject({ promisedOn: '2027-01-11' })
  await ops('holiday', '2027-01-11', 'off', 'A', 'day', 'of', 'mourning')
  expect(await see(await applyAndPay(visa))).toMatchObject({ promisedOn: '2027-01-12' })
  await ops('holiday', '2027-01-11', 'open', 'after', 'all')
  expect(await see(await applyAndPay(visa))).toMatchObject({ promisedOn: '2027-01-11' })
})
