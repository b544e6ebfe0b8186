import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Key } from '../../contract/contract.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import type { MailContent, MailKind } from '../../domain/accounts/mail.ts'
import { eventually } from '../../domain/testing/time.ts'
import { later } from '../../domain/time/later.ts'
import { createSecurityLog } from '../../http/security-log.ts'
import { addMember, type TestMember, testAccounts, testPassword } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const begun = new Date()
const api = (now = begun) => {
  const security = createSecurityLog({
    db: database.db,
    lines: { info() {}, warn() {} },
    addressKey: Buffer.from('key'),
  })
  return createApi({ db: database.db, accounts: testAccounts, security, now: () => now })
}
const ask = (key: Key, { token }: Partial<TestMember>, input: object = {}, now = begun) =>
  api(now).dispatch(key, { locale: 'en', token, ...input } as never) as Promise<never>
const save = (member: TestMember, body: object, now?: Date): Promise<{ email: string | null; emailStatus: string }> =>
  ask('PUT /customer/auth/self', member, { body }, now)
const me = (member: TestMember): Promise<{ emailStatus: string; mail: object }> => ask('GET /customer/auth/me', member)
const sendLink = (member: TestMember, now?: Date) => ask('POST /customer/email/link', member, {}, now)
const look = (secret: string, now?: Date): Promise<{ state: string }> =>
  ask('GET /public/email/links/{secret}', {}, { params: { secret } }, now)
const confirm = (secret: string, now?: Date): Promise<{ state: string }> =>
  ask('POST /public/email/links/{secret}', {}, { params: { secret } }, now)

let count = 0
const newAddress = () => `sara-${++count}@example.org`

type Row = { kind: MailKind; address: string; language: string; content: MailContent }
const mailsOf = async ({ customer }: TestMember): Promise<Row[]> =>
  (
    await sql<Row>`select kind, address, language, content from mail_messages where customer_id = ${customer} order by id`.execute(
      database.db,
    )
  ).rows
const secretOf = (mail: Row | undefined): string => mail?.content.action?.path.split('/').at(-1) ?? ''

const changeTo = (member: TestMember, email: string) => save(member, { email, password: testPassword })

/** A customer with a confirmed address. */
async function addConfirmed() {
  const member = await addMember(database.db)
  const email = newAddress()
  await changeTo(member, email)
  await confirm(secretOf((await mailsOf(member)).at(-1)))
  return { member, email }
}

describe('an address', () => {
  test('of the profile that is filled in gets a link, in its language', async () => {
    const member = await addMember(database.db, { profile: false })
    const body = { name: 'Sara', email: newAddress(), language: 'ar' }
    const profile: { id: number; emailStatus: string } = await ask('POST /customer/auth/register', member, { body })
    expect(profile.emailStatus).toBe('unconfirmed')
    const [mail, ...rest] = await mailsOf({ ...member, customer: profile.id })
    expect(rest).toEqual([])
    expect(mail).toMatchObject({ kind: 'address', address: body.email, language: 'ar' })
    expect(mail?.content.title).toBe('تأكيد بريدك الإلكتروني')
    // No text that a stranger could write into a mailbox.
    expect(JSON.stringify(mail?.content)).not.toContain('Sara')
  })

  test('is confirmed by its link alone, once, without signing in', async () => {
    const member = await addMember(database.db)
    await changeTo(member, newAddress())
    const secret = secretOf((await mailsOf(member)).at(-1))
    expect(await look(secret)).toEqual({ state: 'open' })
    // A scanner of links does the same.
    expect(await look(secret)).toEqual({ state: 'open' })
    expect((await me(member)).emailStatus).toBe('unconfirmed')
    expect(await confirm(secret)).toEqual({ state: 'confirmed' })
    expect((await me(member)).emailStatus).toBe('confirmed')
    expect(await look(secret)).toEqual({ state: 'confirmed' })
    await sql`update customers set email_verified_at = null where id = ${member.customer}`.execute(database.db)
    expect(await confirm(secret)).toEqual({ state: 'over' })
    expect((await me(member)).emailStatus).toBe('unconfirmed')
  })

  test('two who use a link at once confirm it once', async () => {
    const member = await addMember(database.db)
    await changeTo(member, newAddress())
    const secret = secretOf((await mailsOf(member)).at(-1))
    expect(await Promise.all([confirm(secret), confirm(secret)])).toEqual([
      { state: 'confirmed' },
      { state: 'confirmed' },
    ])
    const { rows } = await sql`
      select from security_events where account_id = ${member.account} and name = 'email.confirmed'`.execute(
      database.db,
    )
    expect(rows).toHaveLength(1)
  })

  test('is not confirmed by a link that has expired, was replaced, or was never sent', async () => {
    const member = await addMember(database.db)
    await changeTo(member, newAddress())
    const first = secretOf((await mailsOf(member)).at(-1))
    expect(await confirm(first, later(begun, 24 * 3600 + 1))).toEqual({ state: 'over' })
    await sendLink(member)
    expect(await confirm(first)).toEqual({ state: 'over' })
    expect(await confirm('A'.repeat(32))).toEqual({ state: 'over' })
    expect((await me(member)).emailStatus).toBe('unconfirmed')
  })

  test('is not confirmed by a link that went to the one before', async () => {
    const member = await addMember(database.db)
    await changeTo(member, newAddress())
    const before = secretOf((await mailsOf(member)).at(-1))
    await sql`update customers set email = 'thief@example.org' where id = ${member.customer}`.execute(database.db)
    expect(await confirm(before)).toEqual({ state: 'over' })
    expect((await me(member)).emailStatus).toBe('unconfirmed')
  })

  test.each(['a@b', 'a b@c.iq', 'a@b.iq, c@d.iq', 'a@b.iq\r\nBcc: c@d.iq', 'Sara <a@b.iq>', 'هيوا@example.org'])(
    '%j is none',
    async (email) => {
      const member = await addMember(database.db)
      await expect(save(member, { email, password: testPassword })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    },
  )
})

describe('another address', () => {
  test('needs proof, also where it is taken away, and what stays the same needs none', async () => {
    const member = await addMember(database.db)
    for (const email of [newAddress(), '']) {
      await expect(save(member, { email })).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
      await expect(save(member, { email, password: 'wrong' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    }
    expect(await save(member, { name: 'Sara', email: 'aras.karim@example.com' })).toMatchObject({
      name: 'Sara',
      email: 'aras.karim@example.com',
    })
    expect(await mailsOf(member)).toEqual([])
  })

  test('has to be confirmed anew, and the old one and the phone are told', async () => {
    const { member, email } = await addConfirmed()
    const next = newAddress()
    expect(await changeTo(member, next)).toMatchObject({ email: next, emailStatus: 'unconfirmed' })
    expect((await mailsOf(member)).slice(-2)).toMatchObject([
      { kind: 'address-left', address: email },
      { kind: 'address', address: next },
    ])
    const { rows } = await sql<{ text: string }>`
      select text from sms_messages where phone = ${member.phone} order by id desc limit 1`.execute(database.db)
    expect(rows[0]?.text).toContain('ئیمەیڵ')
    const find = async (): Promise<string[]> => {
      const { data }: { data: { name: string }[] } = await ask('GET /customer/security-events', member)
      return data.map(({ name }) => name)
    }
    await eventually(async () => expect(await find()).toContain('email.changed'))
  })

  test('is told to none that nobody had confirmed', async () => {
    const member = await addMember(database.db)
    await changeTo(member, newAddress())
    await changeTo(member, newAddress())
    expect((await mailsOf(member)).map(({ kind }) => kind)).toEqual(['address', 'address'])
  })
})

describe('links', () => {
  test('are answered the same, whether one is sent or not', async () => {
    const { member } = await addConfirmed()
    const nobody = await addMember(database.db)
    await save(nobody, { email: '', password: testPassword })
    const other = await addMember(database.db)
    await changeTo(other, newAddress())
    const [first, ...rest] = [await sendLink(member), await sendLink(nobody), await sendLink(other)]
    expect(rest).toEqual([first, first])
    expect((await mailsOf(member)).filter(({ kind }) => kind === 'address')).toHaveLength(1)
    expect((await mailsOf(other)).filter(({ kind }) => kind === 'address')).toHaveLength(2)
  })

  test('go to one address a few times a day, whoever asks', async () => {
    const email = newAddress()
    const members = await Promise.all(Array.from({ length: 6 }, () => addMember(database.db)))
    for (const member of members) await changeTo(member, email)
    const { rows } = await sql`select from mail_messages where address = ${email}`.execute(database.db)
    expect(rows).toHaveLength(4)
  })

  test('go to one mailbox a few times a day, however its address is spelled', async () => {
    const name = crypto.randomUUID().replaceAll('-', '')
    const spellings = ['', '+a', '+b', '+c+d', '+e', '+f'].map((tag) => `${name}${tag}@Example.org`)
    for (const email of spellings) await changeTo(await addMember(database.db), email)
    const { rows } = await sql`select from mail_messages where address like ${`${name}%`}`.execute(database.db)
    expect(rows).toHaveLength(4)
  })

  test('are asked for by one customer a few times a day', async () => {
    const member = await addMember(database.db)
    for (let left = 9; left > 0; left--) await changeTo(member, newAddress())
    expect(await mailsOf(member)).toHaveLength(6)
  })

  test('a bouncing address can be confirmed once more', async () => {
    const { member } = await addConfirmed()
    await sql`update customers set email_bounced_at = now() where id = ${member.customer}`.execute(database.db)
    expect((await me(member)).emailStatus).toBe('bouncing')
    await sendLink(member)
    expect(await confirm(secretOf((await mailsOf(member)).at(-1)))).toEqual({ state: 'confirmed' })
    expect((await me(member)).emailStatus).toBe('confirmed')
  })
})

describe('mail that nobody needs', () => {
  const secretFor = async ({ customer }: TestMember) =>
    (
      await sql<{ secret: string }>`select mail_secret as secret from customers where id = ${customer}`.execute(
        database.db,
      )
    ).rows[0]?.secret ?? ''
  const turn = (method: 'GET' | 'POST', secret: string, body?: object, kind = 'saved'): Promise<{ isOff: boolean }> =>
    ask(`${method} /public/email/unsubscribe/{kind}/{secret}`, {}, { params: { kind, secret }, body })

  test('is turned off, and on again, by its link', async () => {
    const { member } = await addConfirmed()
    const secret = await secretFor(member)
    expect(await turn('GET', secret)).toEqual({ isOff: false })
    expect(await turn('GET', secret)).toEqual({ isOff: false })
    expect(await turn('POST', secret, {})).toEqual({ isOff: true })
    expect(await turn('POST', secret, {})).toEqual({ isOff: true })
    expect((await me(member)).mail).toEqual({ reminder: true, saved: false, review: true })
    expect(await turn('POST', secret, { isOff: false })).toEqual({ isOff: false })
    expect((await me(member)).mail).toEqual({ reminder: true, saved: true, review: true })
  })

  test('an address is taken off somebody else’s account by the link of what is needed, until it is confirmed anew', async () => {
    const { member } = await addConfirmed()
    const secret = await secretFor(member)
    expect(await turn('GET', secret, undefined, 'all')).toEqual({ isOff: false })
    expect((await me(member)).emailStatus).toBe('confirmed')
    expect(await turn('POST', secret, {}, 'all')).toEqual({ isOff: true })
    expect((await me(member)).emailStatus).toBe('unconfirmed')
    // Only the link that is sent to it confirms it again.
    await expect(turn('POST', secret, { isOff: false }, 'all')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await turn('GET', secret, undefined, 'all')).toEqual({ isOff: true })
    await sendLink(member)
    expect(await confirm(secretOf((await mailsOf(member)).at(-1)))).toEqual({ state: 'confirmed' })
  })

  test('what its reader needs has no such link', async () => {
    const { member } = await addConfirmed()
    const secret = await secretFor(member)
    for (const kind of ['booking', 'security', 'address'])
      await expect(turn('POST', secret, {}, kind)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a link of an address that was left works no more', async () => {
    const { member } = await addConfirmed()
    const secret = await secretFor(member)
    await changeTo(member, newAddress())
    await expect(turn('POST', secret, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(turn('GET', crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is turned off in the profile, kind by kind', async () => {
    const member = await addMember(database.db)
    await save(member, { mail: { reminder: false } })
    expect(await save(member, { mail: { review: false } })).toMatchObject({
      mail: { reminder: false, saved: true, review: false },
    })
    expect(await save(member, { name: 'Sara' })).toMatchObject({
      mail: { reminder: false, saved: true, review: false },
    })
  })
})
