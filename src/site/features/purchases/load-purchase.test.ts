import { expect, test } from 'vitest'
import { registerMessages } from '../../../client/text.tsx'
import { type Locale, locales } from '../../../domain/text/locale.ts'
import { ar } from '../../../i18n/messages/ar.ts'
import { en } from '../../../i18n/messages/en.ts'
import { ku } from '../../../i18n/messages/ku.ts'
import { loadPurchase } from './load-purchase.ts'
import type { PurchasePage } from './purchase-state.ts'
import { answering, iqd, tour } from './testing/purchase.ts'

for (const [locale, messages] of Object.entries({ en, ar, ku })) registerMessages(locale as Locale, messages)

const now = new Date('2026-11-16T09:00:00Z')
const one = 'GET /customer/purchases/{id}'
const bank = 'GET /customer/orders/{id}/payment'
const review = 'GET /customer/purchases/{id}/review'
const methods = { data: [{ method: 'qi', isTest: true }] }

const load = (changed: Partial<PurchasePage> = {}, payment: object | null = null) =>
  loadPurchase(
    answering('en', {
      [one]: { ...tour, ...changed },
      [bank]: { paymentStatus: changed.paymentStatus ?? 'unpaid', payment },
      'GET /customer/payment-methods': methods,
    }),
    7,
    now,
  )
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
const unpaid = {
  status: 'pending',
  paymentStatus: 'unpaid',
  paidAt: null,
  holdUntil: '2026-11-16T09:10:00Z',
  canPay: true,
  hasTickets: false,
  refundNow: null,
} as const

test('what, when, where, for whom and by whom', async () => {
  const { facts, travellers, price, policy, contact } = await load()
  expect(facts.map(({ label, value }) => `${label}: ${plain(value)}`)).toEqual([
    'Type: Tour',
    'When: Friday, 4 December 2026 – Monday, 7 December 2026',
    'Departure: Friday, 4 December 2026, 07:00',
    'Meeting point: Erbil Bus Terminal, Kirkuk Road, Erbil',
    'People: 2 adults · 1 infant',
    'Offered by: Dijla Travel',
    'Phone number: +964 770 111 2233',
    'Purchase number: K7QM2XRT',
  ])
  expect(travellers[0]?.name).toBe('Layla Hassan')
  expect(travellers[0]?.facts).toContainEqual({ label: 'Passport number', value: '••••••123', isLtr: true })
  expect(price.total.amount).toBe('1,050,000 IQD')
  expect(policy?.[0]).toBe('You can cancel free of charge up to and including Friday, 27 November 2026.')
  expect(contact.write.href).toContain('https://wa.me/9647701112233?text=')
  expect(decodeURIComponent(contact.write.href)).toContain('K7QM2XRT')
})

test('what cannot be cancelled for a ticket that somebody else has says so', async () => {
  const view = await load({ canCancel: false, needsTicketsBack: true, refundNow: null })
  expect(view.cancelFacts).toBeNull()
  expect(view.policy).toEqual([expect.stringContaining('Somebody else holds a ticket')])
})

test('what waits for its payment says how long, and how the last try ended', async () => {
  const first = await load(unpaid, { status: 'open' })
  expect(first).toMatchObject({ secondsLeft: 600, methods: [{ method: 'qi' }], againPath: null, invoicePath: null })
  expect(plain(first.state)).toBe(
    'Held for you until Monday, 16 November 2026, 12:10. Pay by then, or it will be released.',
  )
  for (const [status, said] of [
    ['failed', 'The bank did not accept the payment.'],
    ['cancelled', 'The payment was cancelled.'],
    ['expired', 'The time to pay at the bank ran out.'],
  ])
    expect((await load(unpaid, { status })).state).toMatch(new RegExp(`^${said} You have not been charged`))
})

test('where a deposit will do, it says what is due now', async () => {
  const rest = { amount: iqd(787_500), dinars: null, dueOn: '2026-11-24' }
  expect((await load({ ...unpaid, deposit: iqd(262_500), rest })).state).toMatch(
    /To pay now: the deposit of 262,500 IQD\.$/,
  )
})

test('what the bank says just now is what is shown', async () => {
  let times = 0
  const site = answering('en', {
    [one]: () => (times++ === 0 ? { ...tour, ...unpaid } : tour),
    [bank]: { paymentStatus: 'paid', payment: { status: 'paid' } },
  })
  expect((await loadPurchase(site, 7, now)).state).toBe('You are all set, and your tickets are ready.')
  expect(site.asked).toEqual([one, bank, one, review])
})

test('of what is settled the bank is not asked', async () => {
  const site = answering('en', { [one]: tour })
  await loadPurchase(site, 7, now)
  expect(site.asked).toEqual([one, review])
})

test('the rest of a deposit can be paid, and both parts are named', async () => {
  const rest = { amount: iqd(787_500), dinars: null, dueOn: '2026-11-24' }
  const view = await load({ deposit: iqd(262_500), rest, canPayRest: true })
  expect(view.card.payment).toEqual({ status: 'notPaidYet', label: 'Deposit paid' })
  expect(view.rest?.text).toContain('787,500 IQD is left to pay by Tuesday, 24 November 2026')
  expect(view.payment.map(({ label, value }) => `${label}: ${value}`)).toEqual(
    expect.arrayContaining(['Deposit: 262,500 IQD', 'Remaining amount, due Tuesday, 24 November 2026: 787,500 IQD']),
  )
  expect(view).toMatchObject({ invoicePath: '/account/invoices/100007', restInvoicePath: null })
  const paid = { restPaidAt: tour.paidAt, restOrderId: 100_009, restInvoiceId: 'INV-100009' }
  const whole = await load({ deposit: iqd(262_500), ...paid })
  expect(whole).toMatchObject({ rest: null, restInvoicePath: '/account/invoices/100009' })
  expect(whole.payment).toContainEqual({ label: 'Invoice number (remaining amount)', value: 'INV-100009', isLtr: true })
})

test('after cancelling: where the money is, and nothing to cancel', async () => {
  const refund = { amount: iqd(1_050_000), status: 'waiting', to: 'qi' } as const
  const cancelled = { status: 'ended', cancelledAt: '2026-11-16T09:00:00Z', canCancel: false, refundNow: null } as const
  const view = await load({ ...cancelled, refund, refunds: [refund] })
  expect(view).toMatchObject({ isRefunding: true, cancelFacts: null, policy: null, hasCalendar: false })
  expect(view.state).toMatch(/^Cancelled\. 1,050,000 IQD is being refunded to you \(Qi Card\)\./)
})

test('whoever did not pay the rest in time reads why it was cancelled', async () => {
  const ended = { status: 'ended', cancelledAt: '2026-11-16T09:00:00Z', canCancel: false, refundNow: null } as const
  const view = await load({ ...ended, isRestMissed: true })
  expect(view.state).toMatch(/^The remaining amount was not paid in time\. Cancelled\./)
})

test('tickets are named by their categories, rooms by who shares them, pieces by their number', async () => {
  const people = async (changed: Partial<PurchasePage>) =>
    (await load(changed)).facts.map(({ label, value }) => `${label}: ${value}`)
  const places = [
    { stockId: 1, title: 'Standard', count: 2 },
    { stockId: 2, title: 'Front rows', count: 1 },
  ]
  expect(await people({ itemType: 'event', places })).toContain('Tickets: 2 × Standard, 1 × Front rows')
  expect(await people({ itemType: 'umrah', sharing: 3 })).toContain('Room: Shared by 3')
  const offer = { itemType: 'offer', people: 2, startsAt: null } as const
  expect(await people(offer)).toContain('Quantity: 2')
  expect(await people({ ...offer, isFlight: true }), 'who flies').toContain('People: 2 travellers')
})

test.each(locales)('all of it can travel to the browser in %s, and no placeholder is left', async (locale) => {
  const view = await loadPurchase(answering(locale, { [one]: tour }), 7, now)
  expect(structuredClone(view)).toEqual(view)
  const { messages, ...shown } = view
  expect(JSON.stringify(shown)).not.toMatch(/[ (]:[a-z]+/)
})

test('in dollars the page and its card say the dinars: as paid, and about where nothing has fixed them', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const })
  const fixed = { amount: 681_000, rate: 1_310, day: '2026-11-16', isFixed: true }
  const paid = await load({ totalPrice: usd(520), dinars: fixed })
  expect(paid.card.dinars).toEqual({ text: '681,000 IQD', currency: 'IQD', isFixed: true })
  expect(paid.dinars?.notes).toEqual([
    '1 dollar = 1,310 IQD (rate of Monday, 16 November 2026)',
    'Rounded down for cash: −200 IQD',
  ])
  const rest = {
    amount: usd(416),
    dinars: { amount: 544_960, rate: 1_310, day: '2026-11-16', isFixed: false },
    dueOn: '2026-11-24',
  }
  const begun = await load({
    totalPrice: usd(520),
    dinars: { ...fixed, isFixed: false },
    deposit: usd(104),
    depositDinars: { ...fixed, amount: 136_240 },
    rest,
    canPayRest: true,
  })
  expect(begun.card.dinars?.text).toBe('≈\u00a0681,000 IQD')
  expect(begun.rest?.text).toContain('$416 (≈\u00a0544,960 IQD)')
  expect(begun.payment).toContainEqual({
    label: 'Deposit',
    value: '$104 (136,240 IQD) · 1 dollar = 1,310 IQD (rate of Monday, 16 November 2026)',
  })
  const about = begun.payment.find(({ value }) => value.startsWith('$416'))
  expect(about?.value).toBe('$416 (≈\u00a0544,960 IQD)')
})
