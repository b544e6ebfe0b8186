import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addMember, type TestMember } from '../api/customers/testing/member.ts'
import { findRecipient } from '../db/queries/messages/notifications.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import type { MailContent, MailKind } from '../domain/accounts/mail.ts'
import { maxMailsADay } from '../domain/accounts/mail.ts'
import type { NotificationEvent } from '../domain/accounts/notification.ts'
import { later } from '../domain/time/later.ts'
import { confirmEmail } from '../gateways/mail/testing/mail.ts'
import type { News } from './news.ts'
import { type DeliveryTiming, notify } from './notify.ts'
import { notifyMany } from './notify-many.ts'

const database = openTestDatabase()
const noon = new Date('2027-01-10T12:00:00+03:00')
const night = new Date('2027-01-10T23:30:00+03:00')
const morning = new Date('2027-01-11T08:00:00+03:00')

async function addReader(): Promise<TestMember & { address: string }> {
  const member = await addMember(database.db)
  return { ...member, address: await confirmEmail(database.db, member.customer) }
}

const toNews = (event: NotificationEvent, more: Partial<News> = {}): News => ({
  event,
  key: '1',
  entity: 'reservation',
  entityId: 7,
  text: 'Safar: your booking is confirmed.',
  ...more,
})

const say = ({ customer }: TestMember, news: News, when: DeliveryTiming = { now: noon }) =>
  database.db.transaction().execute(async (tx) => {
    const to = await findRecipient(tx, customer)
    return to && notify(tx, to, news, when)
  })

type Row = { kind: MailKind; address: string; language: string; content: MailContent | null; due: Date; expires: Date }
const mailsOf = async ({ customer }: TestMember): Promise<Row[]> =>
  (
    await sql<Row>`select kind, address, language, content, due_at as due, expires_at as expires
      from mail_messages where customer_id = ${customer} and gave_up_at is null order by id`.execute(database.db)
  ).rows

describe('what the list tells', () => {
  test('goes by mail to a confirmed address, in the language of the profile, with a way to its page', async () => {
    const reader = await addReader()
    await say(reader, toNews('confirmed'))
    expect(await mailsOf(reader)).toEqual([
      {
        kind: 'booking',
        address: reader.address,
        language: 'ku',
        due: noon,
        expires: later(noon, 48 * 3600),
        content: {
          title: 'حجزەکەت پشتڕاست کرایەوە',
          paragraphs: ['Your booking is confirmed.'],
          action: { label: 'بینینی حجزەکە', path: '/account/history/7' },
        },
      },
    ])
  })

  test('is written once, whoever comes to tell it at the same moment', async () => {
    const reader = await addReader()
    await Promise.all(Array.from({ length: 5 }, () => say(reader, toNews('confirmed'))))
    expect(await mailsOf(reader)).toHaveLength(1)
  })

  test('is not there where what it tells was rolled back', async () => {
    const reader = await addReader()
    const work = database.db.transaction().execute(async (tx) => {
      const to = await findRecipient(tx, reader.customer)
      if (to) await notify(tx, to, toNews('confirmed'), { now: noon })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await mailsOf(reader)).toEqual([])
  })

  test.each([
    ['an address that nobody has confirmed', sql`email_verified_at = null`],
    ['an address that sends mail back', sql`email_bounced_at = now()`],
    ['nobody', sql`email = null`],
  ])('does not go to %s', async (_, change) => {
    const reader = await addReader()
    await sql`update customers set ${change} where id = ${reader.customer}`.execute(database.db)
    await say(reader, toNews('confirmed'))
    expect(await mailsOf(reader)).toEqual([])
  })

  test('says what a mail says instead of it', async () => {
    const reader = await addReader()
    await say(reader, toNews('cash', { text: 'Safar: your code is 481516', mail: { text: 'In Safar', number: 'AB' } }))
    const [mail] = await mailsOf(reader)
    expect(mail?.content).toMatchObject({ paragraphs: ['In Safar'], number: 'AB' })
    expect(JSON.stringify(mail?.content)).not.toContain('481516')
  })

  test('is not sent any more once it is over', async () => {
    const reader = await addReader()
    await say(reader, toNews('confirmed'))
    await say(reader, toNews('confirmed', { key: '2', entityId: 8 }))
    await say(reader, toNews('cancelled'), { now: later(noon, 60) })
    expect((await mailsOf(reader)).map(({ content }) => content?.action?.path)).toEqual([
      '/account/history/8',
      '/account/history/7',
    ])
  })

  test.each([
    ['confirmed', 'booking', night],
    ['refunded', 'booking', night],
    ['new-device', 'security', night],
    ['reminder', 'reminder', morning],
    ['review-answered', 'review', morning],
  ] as const)('%s at night is mail about %s', async (event, kind, due) => {
    const reader = await addReader()
    await say(reader, toNews(event), { now: night })
    expect(await mailsOf(reader)).toMatchObject([{ kind, due }])
  })

  test('that would be of no use in the morning goes at night', async () => {
    const reader = await addReader()
    await say(reader, toNews('reminder'), { now: night, expiresAt: later(night, 3600) })
    expect(await mailsOf(reader)).toMatchObject([{ due: night, expires: later(night, 3600) }])
  })

  test.each(['redeemed', 'waiting-missed'] as const)('is never mailed of %s', async (event) => {
    const reader = await addReader()
    await say(reader, toNews(event))
    expect(await mailsOf(reader)).toEqual([])
  })

  test('is not mailed to who has turned it off, and what is needed is', async () => {
    const reader = await addReader()
    await sql`update customers set mail_unwanted = '{reminder,saved,review}' where id = ${reader.customer}`.execute(
      database.db,
    )
    for (const event of ['reminder', 'review-asked', 'confirmed'] as const) await say(reader, toNews(event))
    expect(await mailsOf(reader)).toMatchObject([{ kind: 'booking' }])
  })

  test('is in the list even where the address has had its share of a day', async () => {
    const reader = await addReader()
    for (let key = 0; key <= maxMailsADay; key++) await say(reader, toNews('part-paid', { key: String(key) }))
    expect(await mailsOf(reader)).toHaveLength(maxMailsADay)
  })
})

test('many are told in one statement, each by mail who has it', async () => {
  const readers = [await addReader(), await addReader()]
  const [one, two] = readers
  const off = await addReader()
  await sql`update customers set mail_unwanted = '{saved}' where id = ${off.customer}`.execute(database.db)
  const without = await addMember(database.db)
  const all = [...readers, off, without].map(({ customer }) => ({
    to: { customer, language: 'en' as const },
    news: toNews('price-fallen', { entity: 'property', text: `Safar: for ${customer}` }),
  }))
  const notifyAll = () => database.db.transaction().execute((tx) => notifyMany(tx, all, noon))
  await notifyAll()
  await notifyAll()
  for (const reader of [one, two])
    expect(reader && (await mailsOf(reader))).toMatchObject([
      { kind: 'saved', language: 'en', content: { paragraphs: [`For ${reader?.customer}`] } },
    ])
  expect([await mailsOf(off), await mailsOf(without)]).toEqual([[], []])
})
