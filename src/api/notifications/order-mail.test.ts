import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import type { MailContent } from '../../domain/accounts/mail.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { confirmEmail } from '../../gateways/mail/testing/mail.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { openSharing } from '../payers/testing/payers.ts'
import { openAfter } from '../purchases/testing/after.ts'
import { openChanging } from '../reservations/testing/changing.ts'
import { speak } from '../reservations/testing/messages.ts'
import { openSubscribing } from '../subscriptions/testing/subscribing.ts'
import { addVisa, openApplying, toApplicant } from '../visa-applications/testing/applying.ts'

const database = openTestDatabase()
const stays = openChanging(database)
const shares = openSharing(database)
const purchases = openAfter(database)
const packages = openSubscribing(database)
const visas = openApplying(database)

async function addReader(language: Locale = 'en'): Promise<TestMember> {
  const member = await addMember(database.db)
  await speak(database.db, member, language)
  await confirmEmail(database.db, member.customer)
  return member
}

type Mail = MailContent & { event: string }
const mailsTo = async ({ customer }: TestMember): Promise<Mail[]> =>
  (
    await sql<{ event: string; content: MailContent }>`
      select n.event, m.content from mail_messages m join notifications n on n.id = m.notification_id
      where m.customer_id = ${customer} and m.content is not null order by m.id`.execute(database.db)
  ).rows.map(({ event, content }) => ({ event, ...content }))

async function lastTo(member: TestMember, event: string): Promise<Mail> {
  const mail = (await mailsTo(member)).at(-1)
  expect(mail?.event).toBe(event)
  if (!mail) throw new Error(`There is no mail about ${event}`)
  return mail
}

/** A line each, as `heading / label: value`, without the marks of direction. */
const linesOf = ({ tables = [] }: MailContent): string[] =>
  tables.flatMap(({ heading, facts }) =>
    facts.map(({ label, value }) =>
      `${heading ? `${heading} / ` : ''}${label}: ${value}`.replace(/[\u2066-\u2069]/g, ''),
    ),
  )

describe('a stay', () => {
  const book = async (language: Locale, method = 'qi') => {
    const member = await addReader(language)
    return stays.hold({ checkIn: '2027-01-20' }, { member, method })
  }

  test('that is paid is mailed with what it is, its price and its receipt', async () => {
    const held = await book('en')
    expect(await mailsTo(held.member)).toEqual([])
    await stays.bank().choose(held.link)
    await stays.sweep()
    const mail = await lastTo(held.member, 'confirmed')
    expect(mail.number).toBe(held.code)
    expect(linesOf(mail)).toEqual([
      `Reservation number: ${held.code}`,
      expect.stringMatching(/^Property name: ./),
      expect.stringMatching(/^Address: ./),
      'Check-in: Wednesday, 20 January 2027, from 14:00',
      'Check-out: Friday, 22 January 2027',
      'Nights: 2 nights',
      expect.stringMatching(/^Rooms: 1 × ./),
      expect.stringMatching(/^Guests: \d adults?/),
      'Price / Total price: 200,000 IQD',
      'Payments / Qi Card · 10 January 2027: 200,000 IQD',
    ])
    expect([mail.action?.path, mail.links?.[0]?.path]).toEqual([
      `/account/history/${held.id}`,
      expect.stringMatching(/^\/account\/invoices\/\d+$/),
    ])
  })

  test('says the price before and after what comes off it', async () => {
    const member = await addReader()
    const held = await stays.hold({ usePoints: true }, { member, entries: 2_000 })
    await stays.bank().choose(held.link)
    await stays.sweep()
    expect(linesOf(await lastTo(member, 'confirmed')).filter((line) => line.startsWith('Price'))).toEqual([
      'Price / Subtotal: 200,000 IQD',
      'Price / Points discount: −20,000 IQD',
      'Price / Total price: 180,000 IQD',
      'Price / Price before all discounts: 200,000 IQD',
      'Price / Saved: 20,000 IQD',
    ])
  })

  test.each([
    ['ar', 'الوصول: الأربعاء، 20 كانون الثاني 2027، من الساعة 14:00', 'السعر / السعر الكلي: 200,000 د.ع'],
    ['ku', 'هاتن: چوارشەممە، 20ی کانوونی دووەمی 2027، دوای کاتژمێر 14:00', 'نرخ / کۆی گشتی: 200,000 د.ع'],
  ] as const)('is mailed in %s', async (language, date, price) => {
    const held = await book(language)
    await stays.bank().choose(held.link)
    await stays.sweep()
    const lines = linesOf(await lastTo(held.member, 'confirmed'))
    expect(lines).toContain(date)
    expect(lines).toContain(price)
  })

  test('that is cancelled says that a refund begins, and later that it is done', async () => {
    const held = await book('en')
    await stays.bank().choose(held.link)
    await stays.sweep()
    await stays.cancel(held)
    const line = 'Refunds / 200,000 IQD to Qi Card'
    expect(linesOf(await lastTo(held.member, 'cancelled'))).toContain(`${line}: on its way`)
    await stays.refund()
    expect(linesOf(await lastTo(held.member, 'refunded'))).toContain(`${line}: refunded on 10 January 2027`)
  })

  test('that is changed says its new dates and its new price', async () => {
    const stayed = await stays.stay()
    await speak(database.db, stayed.member, 'en')
    await confirmEmail(database.db, stayed.member.customer)
    await stays.change(stayed, { nights: 3 })
    const lines = linesOf(await lastTo(stayed.member, 'changed'))
    expect(lines).toContain('Nights: 3 nights')
    expect(lines).toContain('Price / Total price: 300,000 IQD')
  })

  test('that waits for cash says where to bring it, and never its code', async () => {
    const held = await book('en', 'cash')
    const { rows } = await sql<{ code: string }>`
      select step ->> 'code' as code from payments where order_id = (select order_id from reservations where id = ${held.id})`.execute(
      database.db,
    )
    const code = rows[0]?.code ?? ''
    const mail = await lastTo(held.member, 'cash')
    expect(code).toMatch(/^\d+$/)
    expect(mail.paragraphs.join()).toContain('200,000 IQD in cash')
    expect(JSON.stringify(await mailsTo(held.member))).not.toContain(code)
  })

  test('of which somebody has paid a part says how much is left', async () => {
    const member = await addReader()
    const shared = await shares.share({ member })
    const secrets = shares.secretsOf(await shares.split(shared, { people: 2 }))
    await shares.payLink(secrets[0] ?? '')
    const mail = await lastTo(member, 'part-paid')
    expect(mail.paragraphs.join()).toMatch(/150,000 IQD .*150,000 IQD/)
    for (const secret of secrets) expect(JSON.stringify(mail)).not.toContain(secret)
  })
})

describe('a purchase', () => {
  test('with a deposit says what was paid and what is left, and later that all is paid', async () => {
    const member = await addReader()
    const bought = await purchases.buyAndPay({
      member,
      price: 400_000,
      rest: { amount: 300_000, due: '2027-02-10' },
    })
    const first = await lastTo(member, 'confirmed')
    expect(linesOf(first).slice(-4)).toEqual([
      'People: 2',
      'Price / Deposit: 100,000 IQD',
      'Price / Remaining amount, due 10 February 2027: 300,000 IQD',
      'Payments / Qi Card · 10 January 2027: 100,000 IQD',
    ])
    await purchases.pay(bought)
    const second = await lastTo(member, 'rest-paid')
    // Under the number of the purchase, not of the order of its rest.
    expect(second.number).toBe(first.number)
    expect(linesOf(second)).toContain('Price / Remaining amount after the deposit: 300,000 IQD')
  })
})

test('a package is mailed with its receipt', async () => {
  const member = await addReader()
  await packages.buyAndPay({ price: 45_000 }, { member })
  const mail = await lastTo(member, 'confirmed')
  expect(linesOf(mail)).toContain('Price / Total price: 45,000 IQD')
  expect(mail.links).toHaveLength(1)
})

describe('a visa', () => {
  test('is mailed when it was applied for and when it is decided, without anything of a passport', async () => {
    const visa = await addVisa(database.db)
    const member = await addReader()
    const applicant = await toApplicant(database.db, member)
    const made = await visas.applyAndPay(visa, { member, applicants: [applicant] })
    expect(linesOf(await lastTo(member, 'visa-received'))).toContain('Price / Total price: 150,000 IQD')
    await visas.decide('reject', await visas.addOfficer(visa), made.id, { reason: 'refused_by_country' })
    const mail = await lastTo(member, 'visa-rejected')
    expect(linesOf(mail)).toContain('Travellers: 1 person')
    expect(applicant.passportNumber).toMatch(/^A\d+$/)
    expect(JSON.stringify(await mailsTo(member))).not.toMatch(new RegExp(`${applicant.passportNumber}|SARA`))
  })
})
