import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { createApi } from '../service.ts'
import { addMember, type TestMember, testAccounts, testPassword } from './testing/member.ts'

const database = openTestDatabase()
const api = (now = new Date()) => createApi({ db: database.db, accounts: testAccounts, now: () => now })
const me = ({ token }: TestMember) => api().dispatch('GET /customer/auth/me', { locale: 'en', token })
const register = ({ token }: TestMember, body: object, { locale = 'en', now }: { locale?: Locale; now?: Date } = {}) =>
  api(now).dispatch('POST /customer/auth/register', { locale, token, body })
const save = ({ token }: TestMember, body: object) =>
  api().dispatch('PUT /customer/auth/self', { locale: 'en', token, body })

describe('me', () => {
  test('is the profile with the phone of the account', async () => {
    const member = await addMember(database.db)
    expect(await me(member)).toEqual({
      id: member.customer,
      name: 'ئاراس کەریم',
      phone: member.phone,
      dateOfBirth: '1990-05-17',
      gender: 'male',
      email: 'aras.karim@example.com',
      emailStatus: 'unconfirmed',
      mail: { reminder: true, saved: true, review: true },
      language: 'ku',
      status: 'active',
      allowNotification: true,
      unreadNotifications: 0,
      hasPassword: true,
      hasGoogle: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      customerDetail: { qrCode: null },
    })
  })

  test('of one who came by Google has neither phone nor password', async () => {
    const member = await addMember(database.db, { phone: null })
    await sql`update accounts set password_hash = null where id = ${member.account}`.execute(database.db)
    expect(await me(member)).toMatchObject({ phone: null, hasPassword: false, hasGoogle: true })
  })

  test('is not found before the profile is filled in', async () => {
    await expect(me(await addMember(database.db, { profile: false }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('register', () => {
  const newcomer = () => addMember(database.db, { profile: false })

  test('fills in the profile, in the language of the call', async () => {
    const member = await newcomer()
    const body = { name: '  Sara Ahmed ', dateOfBirth: '2001-02-03', gender: 'female', email: '' }
    const { message, ...saved } = await register(member, body, { locale: 'ar' })
    expect(message).toBe('تم حفظ معلوماتك الشخصية.')
    expect(saved).toMatchObject({ name: 'Sara Ahmed', dateOfBirth: '2001-02-03', email: null, language: 'ar' })
    expect(await me(member)).toEqual(saved)
  })

  test('a language that is given goes before that of the call', async () => {
    const saved = await register(await newcomer(), { name: 'Sara', language: 'ku' }, { locale: 'ar' })
    expect(saved.language).toBe('ku')
  })

  test('a second time is refused, and changes nothing', async () => {
    const member = await addMember(database.db)
    await expect(register(member, { name: 'Other' })).rejects.toMatchObject({ code: 'PROFILE_EXISTS' })
    expect((await me(member)).name).toBe('ئاراس کەریم')
  })

  test('with an Idempotency-Key a second time is the first', async () => {
    const { token } = await newcomer()
    const send = (idempotencyKey: string) =>
      api().dispatch('POST /customer/auth/register', { locale: 'en', token, body: { name: 'Sara' }, idempotencyKey })
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('a-key')))
    expect(answers).toEqual(Array(5).fill(answers[0]))
    await expect(send('another')).rejects.toMatchObject({ code: 'PROFILE_EXISTS' })
  })

  test('clicked ten times at once makes one profile', async () => {
    const member = await newcomer()
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => register(member, { name: `Sara ${n}` })),
    )
    const problems = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.code)
    expect(problems).toEqual(Array(9).fill('PROFILE_EXISTS'))
    const { rows } = await sql`select id from customers where account_id = ${member.account}`.execute(database.db)
    expect(rows).toHaveLength(1)
  })

  test('today is Baghdad’s', async () => {
    const evening = new Date('2026-11-15T21:30:00Z')
    expect(
      (await register(await newcomer(), { name: 'Sara', dateOfBirth: '2026-11-16' }, { now: evening })).dateOfBirth,
    ).toBe('2026-11-16')
    await expect(
      register(await newcomer(), { name: 'Sara', dateOfBirth: '2026-11-17' }, { now: evening }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { dateOfBirth: { error: 'date' } } })
  })

  test.each([
    [{}, { name: { error: 'required' } }],
    [{ name: '   ' }, { name: { error: 'required' } }],
    [{ name: 'S' }, { name: { error: 'too_short', limit: 2 } }],
    [{ name: 'S'.repeat(101) }, { name: { error: 'too_long', limit: 100 } }],
    // Two units of JavaScript, one character of the database.
    [{ name: '👍' }, { name: { error: 'too_short', limit: 2 } }],
    [{ name: '👍👍' }, { name: { error: 'invalid' } }],
    [{ name: 'Sara\u0000' }, { name: { error: 'invalid' } }],
    [{ name: 'http://evil.com/x' }, { name: { error: 'name_contact' } }],
    [{ name: 'Safar Support' }, { name: { error: 'name_reserved' } }],
    [{ name: 'دعم سفر' }, { name: { error: 'name_reserved' } }],
    [{ name: 'پشتیوانی سەفەر' }, { name: { error: 'name_reserved' } }],
    [{ name: 'Sara', email: 'nobody' }, { email: { error: 'email' } }],
    [{ name: 'Sara', gender: 'x' }, { gender: { error: 'invalid' } }],
    [{ name: 'Sara', dateOfBirth: '2001-02-30' }, { dateOfBirth: { error: 'date' } }],
    [{ name: 'Sara', dateOfBirth: '1880-01-01' }, { dateOfBirth: { error: 'date' } }],
    [{ name: 'Sara', language: 'fr' }, { language: { error: 'invalid' } }],
  ])('%j is refused field by field', async (body, fields) => {
    await expect(register(await newcomer(), body)).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
  })
})

describe('self', () => {
  test('changes what is given and nothing else', async () => {
    const member = await addMember(database.db)
    const before = await me(member)
    const { message, ...saved } = await save(member, { name: 'Aras', allowNotification: false })
    expect(message).toBe('Your personal information has been saved.')
    expect(saved).toEqual({ ...before, name: 'Aras', allowNotification: false })
    expect(await me(member)).toEqual(saved)
    const { message: _, ...same } = await save(member, {})
    expect(same).toEqual(saved)
  })

  test('null and nothing empty what is optional', async () => {
    const member = await addMember(database.db)
    expect(await save(member, { dateOfBirth: null, gender: '', email: null, password: testPassword })).toMatchObject({
      name: 'ئاراس کەریم',
      dateOfBirth: null,
      gender: null,
      email: null,
    })
  })

  test('never touches anybody else', async () => {
    const [member, other] = [await addMember(database.db), await addMember(database.db)]
    const before = await me(other)
    await save(member, { name: 'Aras', email: null, password: testPassword })
    expect(await me(other)).toEqual(before)
  })

  test.each([
    [{ name: null }, { name: { error: 'required' } }],
    [{ name: '' }, { name: { error: 'required' } }],
    [{ dateOfBirth: '2999-01-01' }, { dateOfBirth: { error: 'date' } }],
    [{ allowNotification: 'no' }, { allowNotification: { error: 'invalid' } }],
  ])('%j is refused', async (body, fields) => {
    await expect(save(await addMember(database.db), body)).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
  })

  test('what is not the profile’s cannot be changed', async () => {
    const member = await addMember(database.db)
    const before = await me(member)
    const { message: _, ...saved } = await save(member, {
      id: 1,
      status: 'inactive',
      phone: '+9647700000000',
      qrCode: 'x',
    })
    expect(saved).toEqual(before)
  })
})

describe('resting', () => {
  type Change = 'activate' | 'deactivate'
  const turn = ({ token }: TestMember, to: Change, body: { password?: string } = { password: testPassword }) =>
    api().dispatch(`POST /customer/auth/${to}-account`, { locale: 'en', token, body })
  const toldTo = async ({ phone }: TestMember) => {
    const { rows } = await sql<{
      text: string
    }>`select text from sms_messages where phone = ${phone} order by id`.execute(database.db)
    return rows.map(({ text }) => text)
  }

  test('a deactivated account sees only itself, until it is activated', async () => {
    const member = await addMember(database.db)
    expect(await turn(member, 'deactivate')).toMatchObject({
      status: 'inactive',
      message: 'Your account is deactivated.',
    })
    expect(await me(member)).toMatchObject({ status: 'inactive' })
    await expect(save(member, { name: 'Aras' })).rejects.toMatchObject({ code: 'ACCOUNT_INACTIVE' })
    expect(await turn(member, 'activate')).toMatchObject({ status: 'active', message: 'Your account is active again.' })
    expect(await turn(member, 'activate')).toMatchObject({ status: 'active' })
    expect(await save(member, { name: 'Aras' })).toMatchObject({ name: 'Aras' })
  })

  test('there is nothing to activate without a profile', async () => {
    const member = await addMember(database.db, { profile: false })
    await expect(turn(member, 'activate')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each(['activate', 'deactivate'] as const)('to %s takes more than a token', async (change) => {
    const status = change === 'activate' ? 'inactive' : 'active'
    const member = await addMember(database.db, { status })
    await expect(turn(member, change, {})).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
    await expect(turn(member, change, { password: 'wrong' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    expect(await me(member)).toMatchObject({ status })
    expect(await toldTo(member)).toEqual([])
  })

  test('the phone and the list are told of each change, in the language of the profile', async () => {
    const member = await addMember(database.db)
    await turn(member, 'deactivate')
    await turn(member, 'activate')
    expect(await toldTo(member)).toEqual([
      expect.stringContaining('ناچالاک کرا'),
      expect.stringContaining('چالاک کرایەوە'),
    ])
    const { rows } =
      await sql`select event from notifications where customer_id = ${member.customer} order by id`.execute(database.db)
    expect(rows).toEqual([{ event: 'account-deactivated' }, { event: 'account-activated' }])
  })

  test('what changes nothing tells nobody, however many ask at once', async () => {
    const member = await addMember(database.db, { status: 'inactive' })
    await Promise.all(Array.from({ length: 6 }, () => turn(member, 'activate')))
    expect(await toldTo(member)).toHaveLength(1)
  })

  test('beyond six messages a day the account still changes, and the list still says so', async () => {
    const member = await addMember(database.db)
    for (let round = 0; round < 4; round++) {
      await turn(member, 'deactivate')
      await turn(member, 'activate')
    }
    expect(await toldTo(member)).toHaveLength(6)
    expect(await me(member)).toMatchObject({ status: 'active', unreadNotifications: 8 })
  })

  test('a session that has ended activates nothing', async () => {
    const member = await addMember(database.db, { status: 'inactive' })
    await sql`update sessions set ended_at = now() where id = ${member.session}`.execute(database.db)
    await expect(turn(member, 'activate')).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await toldTo(member)).toEqual([])
  })
})
