import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember } from '../customers/testing/member.ts'
import { workRefunds } from '../payments/work-refunds.ts'
import { openSharing } from './testing/payers.ts'

const database = openTestDatabase()
const site = openSharing(database)
const { share, split, payersOf, takeBack, look, begin, payLink, secretsOf, refundsOf, orderOf, stateOf, now } = site

const first = (secrets: string[]): string => secrets[0] ?? ''

test('three people pay, one of them at the second try: paid once, and exactly', async () => {
  const shared = await share()
  const made = await split(shared, { people: 3, names: ['Ali', null, 'Sara'] })
  expect(made).toMatchObject({ state: 'open', total: { amount: 300_000 }, rest: { amount: 300_000 } })
  expect(made.data.map(({ amount, name, state }) => [amount.amount, name, state])).toEqual([
    [100_000, 'Ali', 'open'],
    [100_000, null, 'open'],
    [100_000, 'Sara', 'open'],
  ])
  const [one = '', two = '', three = ''] = secretsOf(made)
  expect(await payLink(one)).toMatchObject({ state: 'paid', asked: null })
  expect(await payLink(two, 'decline')).toMatchObject({ state: 'open', payment: { status: 'failed' } })
  expect(await stateOf(shared)).toMatchObject({ paymentStatus: 'unpaid', canPay: false })
  expect(await payLink(two, 'pay', 'fib')).toMatchObject({ state: 'paid' })
  expect(await payLink(three, 'pay', 'fastpay')).toMatchObject({ state: 'paid' })
  expect(await stateOf(shared)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
  expect(await payersOf(shared)).toMatchObject({ state: 'paid', paid: { amount: 300_000 }, rest: { amount: 0 } })
  expect(await orderOf(shared.order)).toMatchObject({ status: 'paid', points: 0 })
  expect(await site.transactionsOf(shared.member)).toEqual([
    'debit 100000 fastpay',
    'debit 100000 fib',
    'debit 100000 qi',
  ])
  expect((await site.ask('GET /customer/transactions', shared.member)).data.map(({ isByLink }) => isByLink)).toEqual([
    true,
    true,
    true,
  ])
  expect(await refundsOf(shared.order)).toEqual([])
  await expect(begin(one)).rejects.toMatchObject({ code: 'PAY_LINK_OVER' })
})

test('if one person never pays, the others are refunded and the links stop working', async () => {
  const shared = await share()
  const [one = '', two = '', three = ''] = secretsOf(await split(shared, { people: 3 }))
  await payLink(one)
  await payLink(two, 'pay', 'fib')
  expect((await orderOf(shared.order))?.hold?.getTime()).toBeGreaterThan(now().getTime() + 20 * 3_600_000)
  await site.sweep(24 * 60)
  await site.expire()
  expect(await look(one)).toMatchObject({
    state: 'ended',
    asked: null,
    back: { amount: { amount: 100_000 }, status: 'waiting', to: 'qi' },
  })
  await workRefunds(site.bank().context, now())
  expect(await refundsOf(shared.order)).toEqual(['100000 qi refunded', '100000 fib refunded'])
  expect(await orderOf(shared.order)).toMatchObject({ status: 'failed', hold: null, points: 0 })
  expect(await site.walletOf(shared.member)).toBe(0)
  expect(await look(three)).toEqual({ state: 'ended', asked: null, payment: null, back: null })
  await expect(begin(three)).rejects.toMatchObject({ code: 'PAY_LINK_OVER' })
  expect(await site.unitsLeft(shared.property)).toBe(1)
})

test('a link shows what is asked and whose first name, and nothing else', async () => {
  const shared = await share()
  const [secret = ''] = secretsOf(await split(shared, { people: 1 }))
  const seen = await look(secret, 'ku')
  expect(Object.keys(seen.asked ?? {}).toSorted()).toEqual(
    ['amount', 'checkIn', 'checkOut', 'holdUntil', 'kind', 'methods', 'owner', 'startsAt', 'title'].toSorted(),
  )
  const text = JSON.stringify(seen)
  for (const own of [shared.code, shared.member.phone, shared.member.account, String(shared.order), 'wallet', 'cash'])
    expect(text).not.toContain(own)
  await begin(secret)
  site.pass(0)
  const { rows } = await sql<{ payment: string }>`select payment::text from sandbox_payments`.execute(database.db)
  expect(rows.some(({ payment }) => payment.includes(shared.code) && payment.includes(secret))).toBe(false)
})

test('a link for the whole price ends with the hold, and a late payment still gets the room', async () => {
  const shared = await share()
  const [secret = ''] = secretsOf(await split(shared, { people: 1 }))
  const { payment_url: url } = await begin(secret)
  expect((await orderOf(shared.order))?.hold?.getTime()).toBeLessThanOrEqual(now().getTime() + 15 * 60_000)
  await site.bank().choose(url)
  site.pass(16)
  await site.expire()
  await site.sweep(1)
  expect(await stateOf(shared)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
  expect(await look(secret)).toMatchObject({ state: 'paid' })
})

test('a late part is refunded, whatever the others did', async () => {
  const shared = await share()
  const [one = '', two = ''] = secretsOf(await split(shared, { people: 2 }))
  await payLink(one)
  await site.sweep(23 * 60 + 50)
  const { payment_url: url } = await begin(two)
  await site.bank().choose(url)
  site.pass(15)
  await site.expire()
  await site.settleAll()
  expect((await refundsOf(shared.order)).toSorted()).toEqual(['150000 qi refunded', '150000 qi refunded'])
  expect(await look(two)).toMatchObject({ state: 'ended', back: { status: 'refunded' } })
})

test('a link that is taken back while it is paid: the money goes back, and its part has another', async () => {
  const shared = await share()
  const made = await split(shared, { people: 2 })
  const [one = '', two = ''] = secretsOf(made)
  const { payment_url: url } = await begin(one)
  const after = await takeBack(shared, made.data[0]?.id)
  const [other = '', same] = secretsOf(after)
  expect([other === one, same]).toEqual([false, two])
  await site.bank().choose(url)
  await site.sweep()
  await workRefunds(site.bank().context, now())
  expect(await look(one)).toMatchObject({ state: 'taken_back', asked: null, back: { status: 'refunded' } })
  await payLink(other)
  await payLink(two)
  expect(await stateOf(shared)).toMatchObject({ paymentStatus: 'paid' })
  expect(await refundsOf(shared.order)).toEqual(['150000 qi refunded'])
  await expect(takeBack(shared, made.data[0]?.id)).rejects.toMatchObject({ code: 'NOT_SHAREABLE' })
})

test('all links are taken back while nobody has paid, and the order is paid as any other', async () => {
  const shared = await share()
  const secrets = secretsOf(await split(shared, { people: 4 }))
  expect(await takeBack(shared)).toMatchObject({ data: [], rest: { amount: 300_000 } })
  for (const secret of secrets) expect(await look(secret)).toMatchObject({ state: 'taken_back', asked: null })
  await site.bank().choose((await site.payUrl(shared)).payment_url)
  await site.sweep()
  expect(await stateOf(shared)).toMatchObject({ paymentStatus: 'paid' })
})

test('the remaining amount is split again, and paid parts stay', async () => {
  const shared = await share()
  const made = await split(shared, { amounts: [50_000, 250_000] })
  const [one = '', two = ''] = secretsOf(made)
  await payLink(one)
  const again = await split(shared, { people: 5 })
  expect(again.data.map(({ number, amount, state }) => [number, amount.amount, state])).toEqual([
    [1, 50_000, 'paid'],
    ...[2, 3, 4, 5, 6].map((number) => [number, 50_000, 'open']),
  ])
  expect(await look(two)).toMatchObject({ state: 'taken_back' })
  await expect(takeBack(shared)).rejects.toMatchObject({ code: 'PART_PAID' })
  await expect(site.payUrl(shared)).rejects.toMatchObject({ code: 'PART_PAID' })
  await expect(site.payUrl(shared, 'wallet')).rejects.toMatchObject({ code: 'PART_PAID' })
  for (const secret of secretsOf(again)) await payLink(secret)
  expect(await stateOf(shared)).toMatchObject({ paymentStatus: 'paid' })
})

test('its customer pays all of it at the same time: what the others paid goes back', async () => {
  const shared = await share()
  const [one = '', two = ''] = secretsOf(await split(shared, { people: 2 }))
  await payLink(one)
  const { payment_url: url } = await begin(two, 'fib')
  await site.bank().choose(shared.link)
  await site.sweep()
  expect(await stateOf(shared)).toMatchObject({ paymentStatus: 'paid' })
  await site.bank().choose(url)
  await site.settleAll()
  expect(await refundsOf(shared.order)).toEqual(['150000 qi refunded', '150000 fib refunded'])
  expect(await look(one)).toMatchObject({ state: 'other', back: { status: 'refunded' } })
  expect(await orderOf(shared.order)).toMatchObject({ status: 'paid', points: 300 })
})

test('its customer cancels while somebody pays: all of it goes back', async () => {
  const shared = await share()
  const [one = '', two = ''] = secretsOf(await split(shared, { people: 2 }))
  await payLink(one)
  const { payment_url: url } = await begin(two)
  await site.cancel(shared)
  await site.bank().choose(url)
  await site.settleAll()
  expect(await refundsOf(shared.order)).toEqual(['150000 qi refunded', '150000 qi refunded'])
  expect(await look(first([two]))).toMatchObject({ state: 'ended' })
})

test('a booking that a group has paid is cancelled: each gets back their share', async () => {
  const shared = await share({ rates: { freeUntilDays: 30, percentAfter: 50 } })
  const secrets = secretsOf(await split(shared, { amounts: [100_000, 50_000, 150_000] }))
  for (const [index, secret] of secrets.entries()) await payLink(secret, 'pay', ['qi', 'fib', 'fastpay'][index])
  expect(await stateOf(shared)).toMatchObject({ paymentStatus: 'paid' })
  await site.cancel(shared)
  await workRefunds(site.bank().context, now())
  expect(await refundsOf(shared.order)).toEqual(['50000 qi refunded', '25000 fib refunded', '75000 fastpay refunded'])
  expect(await orderOf(shared.order)).toMatchObject({ status: 'refunded' })
  expect(await site.walletOf(shared.member)).toBe(0)
})

test('amounts that are wrong, too many people, and orders that are nobody’s business are refused', async () => {
  const shared = await share()
  const refused = (body: Parameters<typeof split>[1], code: string) =>
    expect(split(shared, body), JSON.stringify(body)).rejects.toMatchObject({ code })
  await refused({}, 'INVALID_INPUT')
  await refused({ people: 0 }, 'INVALID_INPUT')
  await refused({ people: -3 }, 'INVALID_INPUT')
  await refused({ people: 21 }, 'INVALID_INPUT')
  await refused({ people: 2, amounts: [300_000] }, 'INVALID_INPUT')
  await refused({ amounts: [0, 300_000] }, 'INVALID_INPUT')
  await refused({ amounts: [-100_000, 400_000] }, 'INVALID_INPUT')
  await refused({ amounts: [100_000, 100_000] }, 'PARTS_DO_NOT_ADD_UP')
  await refused({ amounts: [1e15, 1] }, 'INVALID_INPUT')
  await refused({ amounts: [750, 299_250] }, 'PARTS_TOO_SMALL')
  await refused({ amounts: [100_100, 199_900] }, 'CASH_NOT_IN_NOTES')
  await refused({ people: 3, cash: 4 }, 'CASH_NOT_IN_NOTES')
  expect(await payersOf(shared)).toMatchObject({ data: [] })
  const stranger = await addMember(database.db)
  await expect(split({ ...shared, member: stranger }, { people: 2 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(payersOf({ ...shared, member: stranger })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(look('A'.repeat(32))).rejects.toMatchObject({ code: 'PAY_LINK_OVER' })
  await expect(begin('A'.repeat(32))).rejects.toMatchObject({ code: 'PAY_LINK_OVER' })
  const secret = first(secretsOf(await split(shared, { people: 1 })))
  for (const method of ['wallet', 'cash'])
    await expect(begin(secret, method)).rejects.toMatchObject({ code: 'PAYMENT_METHOD_REQUIRED' })
  await site.cancel(shared)
  await refused({ people: 2 }, 'NOT_SHAREABLE')
})

test('the number of splits of one order is limited', async () => {
  const shared = await share()
  for (let turn = 0; turn < 5; turn++) await split(shared, { people: 20 })
  await expect(split(shared, { people: 2 })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('the name of a payer is optional, and is deleted with the account', async () => {
  const shared = await share()
  const [secret = ''] = secretsOf(await split(shared, { people: 2, names: ['\u202eevil\u0007  name'] }))
  expect((await payersOf(shared)).data[0]?.name).toBe('evil name')
  await begin(secret, 'qi', 'خالي أحمد')
  expect((await payersOf(shared)).data[0]).toMatchObject({ name: 'خالي أحمد', state: 'paying' })
  await expect(begin(secret, 'qi', 'x'.repeat(41))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('no part bears a contact or a name of ours, and the page of a link shows no owner of such a name', async () => {
  const shared = await share()
  await expect(split(shared, { people: 2, names: ['Ali', 'Safar Support'] })).rejects.toMatchObject({
    fields: { 'names.1': { error: 'name_reserved' } },
  })
  const [secret = ''] = secretsOf(await split(shared, { people: 2 }))
  await expect(begin(secret, 'qi', 'evil.travel')).rejects.toMatchObject({
    fields: { name: { error: 'name_contact' } },
  })
  await sql`update customers set name = 'evil.travel Ali' where id = ${shared.member.customer}`.execute(database.db)
  expect((await look(secret)).asked).toMatchObject({ owner: null })
})
