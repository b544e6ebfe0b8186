import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createPersonalSeal } from '../../db/personal-seal.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { travellerLimits } from '../../domain/accounts/traveller.ts'
import { addMember, type TestMember, testAccounts, testPassword } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const now = new Date('2026-11-16T09:00:00Z')
const personalSeal = createPersonalSeal(['a key that has thirty-two characters'])
const api = () => createApi({ db: database.db, accounts: testAccounts, personalSeal, now: () => now })

const zara = {
  firstName: 'Zara',
  lastName: 'Ahmed',
  birthDate: '1990-05-17',
  gender: 'female',
  passportNumber: 'A1234567',
  passportExpiresOn: '2030-01-01',
  nationality: 'IQ',
} as const
const nothingElse = { birthDate: null, gender: null, passportNumber: null, passportExpiresOn: null, nationality: null }

const list = async ({ token }: TestMember) =>
  (await api().dispatch('GET /customer/travellers', { locale: 'en', token })).data
const save = ({ token }: TestMember, body: object, idempotencyKey?: string) =>
  api().dispatch('POST /customer/travellers', { locale: 'en', token, body, idempotencyKey })
const change = ({ token }: TestMember, id: number, body: object) =>
  api().dispatch('PUT /customer/travellers/{id}', { locale: 'en', token, params: { id }, body })
const remove = ({ token }: TestMember, id: number) =>
  api().dispatch('DELETE /customer/travellers/{id}', { locale: 'en', token, params: { id } })
const rowsOf = async ({ customer }: TestMember) =>
  (await sql<{ sealed: string }>`select sealed from travellers where customer_id = ${customer}`.execute(database.db))
    .rows

describe('somebody to travel with', () => {
  test('is saved, listed by name, changed as a whole and forgotten', async () => {
    const member = await addMember(database.db)
    const { message, ...saved } = await save(member, { ...zara, passportNumber: 'a ۱۲۳٤567' })
    expect(saved).toEqual({ id: saved.id, ...zara })
    expect(message).toBe('Saved. You can choose them when you book.')
    const other = await save(member, { firstName: 'Aras', lastName: 'Karim', birthDate: '' })
    expect(await list(member)).toEqual([
      { id: other.id, firstName: 'Aras', lastName: 'Karim', ...nothingElse },
      { id: saved.id, ...zara },
    ])
    expect(await change(member, saved.id, { firstName: 'Zahra', lastName: 'Ahmed' })).toMatchObject({
      firstName: 'Zahra',
      passportNumber: null,
    })
    await remove(member, other.id)
    expect(await list(member)).toEqual([{ id: saved.id, firstName: 'Zahra', lastName: 'Ahmed', ...nothingElse }])
    await expect(remove(member, other.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each([
    [{}, { firstName: { error: 'required' }, lastName: { error: 'required' } }],
    [{ ...zara, firstName: 'زارا' }, { firstName: { error: 'latin_name' } }],
    [{ firstName: 'evil.travel', lastName: 'Ali' }, { firstName: { error: 'name_contact' } }],
    [{ firstName: 'Safar', lastName: 'Support' }, { firstName: { error: 'name_reserved' } }],
    [{ ...zara, birthDate: '2026-11-17' }, { birthDate: { error: 'date' } }],
    [{ ...zara, passportNumber: 'A 1' }, { passportNumber: { error: 'passport_number' } }],
    [{ ...zara, firstName: 'x'.repeat(61) }, { firstName: { error: 'too_long', limit: 60 } }],
  ])('%j is refused field by field', async (body, fields) => {
    const member = await addMember(database.db)
    await expect(save(member, body)).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
    const { id } = await save(member, zara)
    await expect(change(member, id, body)).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
    expect(await list(member)).toEqual([{ id, ...zara }])
  })

  test('of somebody else is not found', async () => {
    const [member, stranger] = [await addMember(database.db), await addMember(database.db)]
    const { id } = await save(member, zara)
    expect(await list(stranger)).toEqual([])
    await expect(change(stranger, id, zara)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await list(member)).toEqual([{ id, ...zara }])
  })

  test('with an Idempotency-Key is one, however often it is asked for', async () => {
    const member = await addMember(database.db)
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(member, zara, 'a-key')))
    expect(answers).toEqual(Array(5).fill(answers[0]))
    expect(await list(member)).toHaveLength(1)
    await expect(save(member, { ...zara, passportNumber: 'B7654321' }, 'a-key')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    })
  })
})

test('there are so many at most, also when all come at once', async () => {
  const member = await addMember(database.db)
  const answers = await Promise.allSettled(Array.from({ length: travellerLimits.saved + 10 }, () => save(member, zara)))
  const problems = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.code)
  expect(problems).toEqual(Array(10).fill('TOO_MANY_TRAVELLERS'))
  expect(await list(member)).toHaveLength(travellerLimits.saved)
  const { max } = await api().dispatch('GET /customer/travellers', { locale: 'en', token: member.token })
  expect(max).toBe(travellerLimits.saved)
})

test('encrypted travellers cannot be opened in the row of another customer', async () => {
  const [member, thief] = [await addMember(database.db), await addMember(database.db)]
  await save(member, zara)
  await save(thief, zara)
  await sql`update travellers set sealed = (select sealed from travellers where customer_id = ${member.customer})
    where customer_id = ${thief.customer}`.execute(database.db)
  await expect(list(thief)).rejects.toThrow('is in the wrong row')
})

describe('with the account', () => {
  test('they are exported, in the clear, and only one’s own', async () => {
    const [member, stranger] = [await addMember(database.db), await addMember(database.db)]
    await save(member, zara)
    const exportOf = ({ token }: TestMember) =>
      api().dispatch('POST /customer/auth/export', { locale: 'en', token, body: { password: testPassword } })
    expect((await exportOf(member)).travellers).toEqual([{ ...zara, passportNumber: '•••••567' }])
    expect((await exportOf(stranger)).travellers).toEqual([])
  })

  test('they are erased, also one that is being saved meanwhile', async () => {
    const member = await addMember(database.db)
    await save(member, zara)
    const body = { password: testPassword }
    const erase = api().dispatch('POST /customer/auth/delete-account', { locale: 'en', token: member.token, body })
    await Promise.allSettled([erase, ...Array.from({ length: 10 }, () => save(member, zara))])
    await erase
    expect(await rowsOf(member)).toEqual([])
    await expect(save(member, zara)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
