import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addMember, type TestMember } from '../api/customers/testing/member.ts'
import type { Tx } from '../db/database.ts'
import { findRecipient } from '../db/queries/messages/notifications.ts'
import { takeDueSms } from '../db/queries/messages/sms-messages.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import type { NotificationEvent } from '../domain/accounts/notification.ts'
import { locales } from '../domain/text/locale.ts'
import { later } from '../domain/time/later.ts'
import type { News } from './news.ts'
import { type DeliveryTiming, notify } from './notify.ts'
import { notifyOfSecurity } from './notify-of-security.ts'

const database = openTestDatabase()
const noon = new Date('2027-01-10T12:00:00+03:00')
const night = new Date('2027-01-10T23:30:00+03:00')

const toNews = (event: NotificationEvent, key = '1'): News => ({
  event,
  key,
  entity: 'reservation',
  entityId: 7,
  text: 'Safar: your booking is confirmed.',
})

async function notifyIn(tx: Tx, { customer }: TestMember, news: News, when: DeliveryTiming) {
  const to = await findRecipient(tx, customer)
  return to && notify(tx, to, news, when)
}

const say = (member: TestMember, news: News, when: DeliveryTiming = { now: noon }) =>
  database.db.transaction().execute((tx) => notifyIn(tx, member, news, when))

async function listOf({ customer }: TestMember) {
  const { rows } = await sql<{ event: string; title: string; body: string }>`
    select event, title, body from notifications where customer_id = ${customer} order by id`.execute(database.db)
  return rows
}

async function smsTo({ phone }: TestMember) {
  const { rows } = await sql<{ due: Date; text: string }>`
    select due_at as due, text from sms_messages where phone = ${phone} and gave_up_at is null order by id`.execute(
    database.db,
  )
  return rows
}

describe('what is told', () => {
  test('is in the list without the name of the sender, and as a message with it after ten minutes', async () => {
    const member = await addMember(database.db)
    await say(member, toNews('confirmed'))
    expect(await listOf(member)).toEqual([
      { event: 'confirmed', title: 'حجزەکەت پشتڕاست کرایەوە', body: 'Your booking is confirmed.' },
    ])
    expect(await smsTo(member)).toEqual([{ due: later(noon, 600), text: 'Safar: your booking is confirmed.' }])
  })

  test('is not sent any more once it is over; of others, and what was sent, it changes nothing', async () => {
    const [member, other] = [await addMember(database.db), await addMember(database.db)]
    await say(member, toNews('confirmed'))
    await say(member, { ...toNews('confirmed', '8'), entityId: 8 })
    await say(other, toNews('confirmed'))
    await say(member, { ...toNews('cancelled'), text: 'Safar: your booking is cancelled.' }, { now: later(noon, 60) })
    const said = (await smsTo(member)).map(({ text }) => text)
    expect(said).toEqual(['Safar: your booking is confirmed.', 'Safar: your booking is cancelled.'])
    expect(await smsTo(other)).toHaveLength(1)
    expect((await listOf(member)).map(({ event }) => event)).toEqual(['confirmed', 'confirmed', 'cancelled'])

    await sql`update sms_messages set sent_at = ${noon} where phone = ${other.phone}`.execute(database.db)
    await say(other, toNews('rejected'))
    expect(await smsTo(other)).toHaveLength(2)
  })

  test('is told once, whoever comes to tell it at the same moment', async () => {
    const member = await addMember(database.db)
    const told = await Promise.all(Array.from({ length: 5 }, () => say(member, toNews('confirmed'))))
    expect(told.filter((id) => id !== null)).toHaveLength(1)
    await say(member, toNews('confirmed', '2'))
    expect(await listOf(member)).toHaveLength(2)
    expect(await smsTo(member)).toHaveLength(2)
  })

  test('is not there where what it tells was rolled back', async () => {
    const member = await addMember(database.db)
    const work = database.db.transaction().execute(async (tx) => {
      await notifyIn(tx, member, toNews('confirmed'), { now: noon })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect([await listOf(member), await smsTo(member)]).toEqual([[], []])
  })

  test('is in the list of who has no phone, or has had more messages than anybody gets', async () => {
    const [member, busy] = [await addMember(database.db, { phone: null }), await addMember(database.db)]
    await say(member, toNews('confirmed'))
    await say(busy, toNews('confirmed'), { now: noon, isTooMuch: true })
    expect([await listOf(member), await listOf(busy)]).toMatchObject([[{}], [{}]])
    expect(await smsTo(busy)).toEqual([])
  })

  test.each(locales)('has a title for every event in %s', async (language) => {
    const member = await addMember(database.db)
    await sql`update customers set language = ${language} where id = ${member.customer}`.execute(database.db)
    for (const event of ['redeemed', 'last-use', 'refunded'] as const) await say(member, toNews(event))
    const letters = { en: /^[A-Z]/, ar: /^[ء-ي]/, ku: /^[ء-ۆ]/ }[language]
    expect(await listOf(member)).toEqual(
      ['redeemed', 'last-use', 'refunded'].map((event) =>
        expect.objectContaining({ event, title: expect.stringMatching(letters) }),
      ),
    )
  })
})

describe('a message', () => {
  test.each([
    ['refunded', noon, later(noon, 600)],
    ['refunded', night, new Date('2027-01-11T08:00:00+03:00')],
    ['confirmed', night, later(night, 600)],
    ['cash-reminder', night, later(night, 600)],
    // Ten minutes later it is night.
    ['reminder', new Date('2027-01-10T21:55:00+03:00'), new Date('2027-01-11T08:00:00+03:00')],
  ] as const)('of %s at %s goes at %s', async (event, now, due) => {
    const member = await addMember(database.db)
    await say(member, toNews(event), { now })
    expect(await smsTo(member)).toMatchObject([{ due }])
  })

  test('that would be of no use by then goes at once', async () => {
    const member = await addMember(database.db)
    await say(member, toNews('reminder'), { now: noon, expiresAt: later(noon, 300) })
    expect(await smsTo(member)).toMatchObject([{ due: noon }])
  })

  test('is never sent of a discount', async () => {
    const member = await addMember(database.db)
    await say(member, toNews('redeemed'))
    expect([await listOf(member), await smsTo(member)]).toMatchObject([[{}], []])
  })

  test('is taken by a gateway when it is due, and not before', async () => {
    const member = await addMember(database.db)
    await say(member, toNews('confirmed'))
    const take = async (now: Date) => {
      const due = await takeDueSms(database.db, { now, leaseUntil: later(now, 60), max: 1_000 })
      return due.filter(({ phone }) => phone === member.phone)
    }
    expect(await take(later(noon, 599))).toEqual([])
    expect(await take(later(noon, 600))).toHaveLength(1)
  })
})

describe('a security event', () => {
  test('is in the list and as a message at once, at the phone that is named', async () => {
    const member = await addMember(database.db)
    const about = { account: member.account, notice: 'phone', locale: 'en', now: noon } as const
    const phone = '+9647709990077'
    await database.db.transaction().execute((tx) => notifyOfSecurity(tx, { ...about, phone }))
    expect(await listOf(member)).toMatchObject([{ event: 'phone-changed', body: expect.stringMatching(/^ژمارەی/) }])
    expect(await smsTo({ ...member, phone })).toMatchObject([{ due: noon }])
  })

  test('of an account without a profile is told by message alone, in the language of the page', async () => {
    const member = await addMember(database.db, { profile: false })
    const { account, phone } = member
    await database.db
      .transaction()
      .execute((tx) => notifyOfSecurity(tx, { account, phone, notice: 'password', locale: 'ar', now: noon }))
    expect(await smsTo(member)).toMatchObject([{ text: expect.stringMatching(/^تم تغيير كلمة/) }])
  })
})
