import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createPersonalSeal } from '../../db/personal-seal.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createApi } from '../service.ts'
import { addMember, addSession, testAccounts, testPassword } from './testing/member.ts'

const database = openTestDatabase()
const now = new Date('2026-11-15T09:00:00Z')
const seal = createPersonalSeal(['a secret that is long enough for a seal'])
const api = () => createApi({ db: database.db, accounts: testAccounts, personalSeal: seal, now: () => now })
const exportOf = (token: string, body: { password?: string } = { password: testPassword }) =>
  api().dispatch('POST /customer/auth/export', { locale: 'en', token, body })

test('an export has all stored data, but no hash and no code', async () => {
  const { account, session, phone, token, customer } = await addMember(database.db, { entries: 2 })
  const ended = await addSession(database.db, account, 60)
  await sql`update sessions set ended_at = now() where id = ${ended}`.execute(database.db)
  await sql`update accounts set password_hash = '$argon2id$secret' where id = ${account}`.execute(database.db)
  await sql`insert into verifications (purpose, phone, account_id, password_hash, code_hash, language, sent_at, expires_at)
    values ('login', ${phone}, ${account}, '$argon2id$other', 'secret', 'en', now(), now())`.execute(database.db)
  await sql`insert into sms_messages (phone, text, code, expires_at) values (${phone}, '987654 is your code', '987654', now())`.execute(
    database.db,
  )
  await sql`insert into security_events (account_id, name, agent, created_at)
    values (${account}, 'phone.changed', 'A browser', now())`.execute(database.db)
  const file = await exportOf(token)
  expect(file).toMatchObject({
    exportedAt: '2026-11-15T09:00:00.000Z',
    account: { id: account, phone, hasPassword: true },
    profile: { id: customer, name: 'ئاراس کەریم' },
    sessions: [
      { id: session, isCurrent: true, endedAt: null },
      { id: ended, isCurrent: false, endedAt: expect.any(String) },
    ],
    verifications: [{ purpose: 'login', phone }],
    messages: [{ phone }],
    securityEvents: [{ name: 'phone.changed', agent: 'A browser' }],
    points: { balance: 20, entries: [{ points: 10 }, { points: 10 }] },
    wallet: { balance: { amount: 50_000, currency: 'IQD' }, entries: [{ amount: { amount: 25_000 } }, {}] },
  })
  expect(JSON.stringify(file)).not.toMatch(/argon2|hash|secret|987654/i)
})

test('a deactivated account can export its data', async () => {
  const { account, token } = await addMember(database.db, { status: 'inactive' })
  expect(await exportOf(token)).toMatchObject({ account: { id: account }, profile: { status: 'inactive' } })
})

test('the export of an account without a profile says so', async () => {
  const { token } = await addMember(database.db, { profile: false })
  expect(await exportOf(token)).toMatchObject({ profile: null, points: { balance: 0, entries: [] }, messages: [] })
})

test('the export of a phone number that another account had begins after that account', async () => {
  const before = await addMember(database.db)
  const { phone, token } = await addMember(database.db)
  const write = async (purpose: string, account: string | null, minutesAgo: number) => {
    const at = new Date(Date.now() - minutesAgo * 60_000)
    await sql`insert into verifications (purpose, phone, account_id, code_hash, language, sent_at, expires_at)
      values (${purpose}, ${phone}, ${account}, 'x', 'en', ${at}, ${at})`.execute(database.db)
    await sql`insert into sms_messages (phone, created_at, expires_at) values (${phone}, ${at}, ${at})`.execute(
      database.db,
    )
  }
  await write('register', before.account, 60)
  await write('login', before.account, 50)
  await write('register', null, 20)
  // They want it back.
  await write('phone', before.account, 10)
  const { verifications, messages } = (await exportOf(token)) as { verifications?: object[]; messages?: object[] }
  expect(verifications).toMatchObject([{ purpose: 'register' }])
  expect(messages).toHaveLength(2)
})

test('an export has nothing of other customers', async () => {
  const other = await addMember(database.db, { entries: 1 })
  const { token } = await addMember(database.db, { entries: 1 })
  const text = JSON.stringify(await exportOf(token))
  for (const foreign of [other.account, other.session, other.phone]) expect(text).not.toContain(foreign)
  expect(await exportOf(token)).toMatchObject({ points: { entries: [{}] }, wallet: { entries: [{}] } })
})

describe('proof', () => {
  test('is needed besides the token', async () => {
    const { token } = await addMember(database.db)
    await expect(exportOf(token, {})).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
    await expect(exportOf(token, { password: 'wrong' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    expect(await exportOf(token)).toMatchObject({ account: {} })
  })

  test('lets three files a day go, and tries without it use up none of them', async () => {
    const { token } = await addMember(database.db)
    for (let count = 0; count < 5; count++) await exportOf(token, {}).catch(() => {})
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => exportOf(token)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expect(exportOf(token)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await exportOf((await addMember(database.db)).token)).toMatchObject({ account: {} })
  })
})

test('an export shows only the last three characters of a passport number', async () => {
  const { token } = await addMember(database.db)
  const body = { firstName: 'Zara', lastName: 'Hama', passportNumber: 'QZ7719403', passportExpiresOn: '2032-01-01' }
  await api().dispatch('POST /customer/travellers', { locale: 'en', token, body })
  const file = await exportOf(token)
  expect(file.travellers).toMatchObject([{ firstName: 'Zara', passportNumber: '••••••403' }])
  expect(JSON.stringify(file)).not.toContain('QZ7719403')
})
