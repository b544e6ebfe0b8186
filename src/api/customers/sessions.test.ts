import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createApi } from '../service.ts'
import { addMember, addSession, type TestMember, testAccounts, testPassword, toToken } from './testing/member.ts'

const database = openTestDatabase()
const api = () => createApi({ db: database.db, accounts: testAccounts })
const list = async ({ token }: TestMember) =>
  (await api().dispatch('GET /customer/auth/sessions', { locale: 'en', token })).data
const end = ({ token }: TestMember, session: string, body: object = { password: testPassword }) =>
  api().dispatch('DELETE /customer/auth/sessions/{session}', { locale: 'en', token, params: { session }, body })
const endOthers = ({ token }: TestMember, body: object = { password: testPassword }) =>
  api().dispatch('DELETE /customer/auth/sessions', { locale: 'en', token, body })
const idsOf = async (member: TestMember) => (await list(member)).map(({ id }) => id)

test('open sessions are listed, the last used first', async () => {
  const member = await addMember(database.db)
  const old = await addSession(database.db, member.account, 90)
  const older = await addSession(database.db, member.account, 120)
  const [ended, expired] = [
    await addSession(database.db, member.account),
    await addSession(database.db, member.account),
  ]
  await sql`update sessions set ended_at = now() where id = ${ended}`.execute(database.db)
  await sql`update sessions set expires_at = now() - interval '1 second' where id = ${expired}`.execute(database.db)
  await addMember(database.db)
  const found = await list(member)
  expect(found.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    [member.session, true],
    [old, false],
    [older, false],
  ])
  expect(found[0]).toMatchObject({
    agent: 'Firefox on Linux',
    address: '192.0.2.77',
    usedAt: expect.stringMatching(/Z$/),
  })
})

test('a session is ended once, and its token is refused afterwards', async () => {
  const member = await addMember(database.db)
  const other = await addSession(database.db, member.account)
  expect(await end(member, other)).toEqual({ message: 'That device has been signed out.' })
  await expect(list({ ...member, token: toToken(member.account, other) })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  })
  await expect(end(member, other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await idsOf(member)).toEqual([member.session])
})

test('a customer can end the session in use', async () => {
  const member = await addMember(database.db)
  expect(await end(member, member.session)).toEqual({ message: 'You are signed out.' })
  await expect(list(member)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('a session of another customer cannot be ended', async () => {
  const [member, other] = [await addMember(database.db), await addMember(database.db)]
  await expect(end(member, other.session)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await idsOf(other)).toEqual([other.session])
})

test.each(['1', 'x', '', '00000000-0000-4000-8000-000000000000'])('%j names none', async (session) => {
  await expect(end(await addMember(database.db), session)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('ending the session of another device needs a proof; ending the own does not', async () => {
  const member = await addMember(database.db)
  const other = await addSession(database.db, member.account)
  await expect(endOthers(member, {})).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED', status: 403 })
  await expect(end(member, other, {})).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  await expect(end(member, other, { password: 'wrong' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  expect(await idsOf(member)).toHaveLength(2)
  expect(await end(member, member.session, {})).toEqual({ message: 'You are signed out.' })
})

test('all others are ended at once, and nobody else’s', async () => {
  const [member, stranger] = [await addMember(database.db), await addMember(database.db)]
  for (const minutes of [1, 2, 3]) await addSession(database.db, member.account, minutes)
  expect(await endOthers(member)).toEqual({ message: 'You have been signed out everywhere else.' })
  expect(await idsOf(member)).toEqual([member.session])
  expect(await idsOf(stranger)).toEqual([stranger.session])
})

test('a token that names another account’s session is nobody’s', async () => {
  const [member, other] = [await addMember(database.db), await addMember(database.db)]
  const token = toToken(member.account, other.session)
  await expect(list({ ...member, token })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(api().dispatch('GET /customer/auth/me', { locale: 'en', token })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  })
})
