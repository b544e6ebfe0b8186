import { expect, test } from 'vitest'
import type { ServerCall } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import { locales } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { flightText } from '../../../i18n/messages/flights.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { loadOrderPayment } from './load-order-payment.ts'
import type { OrderPayment } from './order-payment-view.ts'

type Page = Ok<'GET /customer/purchases/{id}'>

const price = (amount: number) => ({ amount, currency: 'IQD' as const })
const now = new Date('2026-11-16T09:00:00Z')
const holdUntil = '2026-11-16T09:15:00Z'

const asked: OrderPayment = {
  orderId: 100_001,
  code: 'ABCD2345',
  kind: 'tourism',
  itemId: 7,
  title: 'Dukan',
  path: '/account/purchases/7',
  total: price(50_000),
  dinars: null,
  paymentStatus: 'paid',
  isClosed: false,
  isCancelled: false,
  canPay: false,
  holdUntil: null,
  payment: null,
  refund: null,
}
const payment = (status: NonNullable<OrderPayment['payment']>['status']): OrderPayment['payment'] => ({
  method: 'qi',
  status,
  amount: price(50_000),
  link: status === 'open' ? 'https://bank.example/pay' : null,
  rate: null,
  expiresAt: null,
  qr: null,
  cash: null,
})
const refund: OrderPayment['refund'] = { amount: price(50_000), status: 'refunding', to: 'qi' }

const page = {
  id: 7,
  orderId: 100_001,
  itemType: 'tourism',
  startsAt: '2026-12-04T04:00:00Z',
  endsAt: '2026-12-04T21:00:00Z',
  answerBy: null,
  venue: null,
  printed: { route: null, meeting: null },
  status: 'accepted',
  paymentStatus: 'paid',
  paymentMethod: 'qi',
  cancelledAt: null,
  canPay: false,
  holdUntil: null,
  rest: null,
  deposit: null,
  totalPrice: price(200_000),
  hasTickets: true,
  itemPath: '/tourism-packages/iraq/nature/3',
  seller: { id: 1, kind: 'agency', title: 'Dijla', phone: '+9647701112233' },
  refund: null,
} as unknown as Page

async function load(locale: (typeof locales)[number], order: Partial<OrderPayment>, bought: Partial<Page>) {
  const answers: Record<string, unknown> = {
    'GET /customer/orders/{id}/payment': { ...asked, ...order },
    'GET /customer/purchases/{id}': { ...page, ...bought },
    'GET /customer/payment-methods': {
      data: [
        { method: 'qi', isTest: true },
        { method: 'cash', isTest: false },
      ],
    },
  }
  const call = (async (key: string) => answers[key]) as unknown as ServerCall
  const data = await loadOrderPayment({ call, locale }, 100_001, now)
  if (data.kind !== 'order') throw new Error('A purchase is no stay')
  return data
}

const rest = { amount: price(150_000), dinars: null, dueOn: '2026-12-01' }
const aboutDinars = { amount: 150_000, rate: 1_500, day: '2026-11-16', isFixed: false }
const unpaid = { paymentStatus: 'unpaid', canPay: true, holdUntil } as const
const over = { paymentStatus: 'failed', isClosed: true } as const

const endings: [string, Partial<OrderPayment>, Partial<Page>, RegExp, string[]][] = [
  [
    'paid',
    {},
    {},
    /confirmed.*tickets are ready.*when you depart: Friday, 4 December 2026, 07:00/,
    ['/account/purchases/7/tickets', '/account/purchases/7'],
  ],
  [
    'a deposit',
    {},
    { rest, deposit: price(50_000) },
    /deposit.*150,000 IQD.*1 December/,
    ['/account/purchases/7/tickets', '/account/purchases/7'],
  ],
  [
    'paid, by hand',
    {},
    { status: 'pending', hasTickets: false, answerBy: '2026-11-18T09:00:00Z' },
    /arrived.*Dijla must confirm by Wednesday, 18 November 2026, 12:00; otherwise you get a full refund/,
    ['/account/purchases/7'],
  ],
  [
    'free',
    { total: price(0) },
    {},
    /confirmed.*nothing to pay/,
    ['/account/purchases/7/tickets', '/account/purchases/7'],
  ],
  [
    'free, by hand',
    { total: price(0) },
    { status: 'pending', hasTickets: false },
    /placed.*Dijla still has to confirm/,
    ['/account/purchases/7'],
  ],
  [
    'declined',
    { ...unpaid, payment: payment('failed') },
    { status: 'pending', ...unpaid, hasTickets: false },
    /did not accept.*try again/,
    ['/account/purchases/7'],
  ],
  [
    'at the bank',
    { ...unpaid, payment: payment('open') },
    { status: 'pending', ...unpaid, hasTickets: false },
    /waiting.*still held/,
    ['/account/purchases/7'],
  ],
  [
    'run out',
    { ...over, payment: payment('expired') },
    { status: 'failed', paymentStatus: 'failed', hasTickets: false },
    /run out.*released it/,
    ['/tourism-packages/iraq/nature/3', '/account/purchases/7'],
  ],
  [
    'sold meanwhile',
    { paymentStatus: 'paid', isClosed: true, refund },
    { status: 'failed', refund, hasTickets: false },
    /too late.*sold out.*being refunded/,
    ['/tourism-packages/iraq/nature/3', '/account/purchases/7'],
  ],
  [
    'rejected',
    { paymentStatus: 'paid', isCancelled: true, isClosed: true, refund },
    { status: 'rejected', refund, cancelledAt: holdUntil, hasTickets: false },
    /Dijla could not accept.*being refunded/,
    ['/tourism-packages/iraq/nature/3', '/account/purchases/7'],
  ],
  [
    'cancelled',
    { paymentStatus: 'paid', isCancelled: true, isClosed: true, refund },
    { status: 'ended', refund, cancelledAt: holdUntil, hasTickets: false },
    /[Cc]ancelled.*being refunded/,
    ['/tourism-packages/iraq/nature/3', '/account/purchases/7'],
  ],
  [
    'cash',
    { paymentStatus: 'notPaidYet', holdUntil },
    { status: 'pending', paymentStatus: 'notPaidYet', holdUntil, hasTickets: false },
    /holding your order.*[Bb]ring the/,
    ['/account/purchases/7'],
  ],
  [
    'the rest',
    { orderId: 100_002 },
    {},
    /remaining amount has arrived.*fully paid/,
    ['/account/purchases/7/tickets', '/account/purchases/7'],
  ],
  [
    'the rest, declined',
    { orderId: 100_002, ...unpaid, payment: payment('failed') },
    { rest },
    /did not accept.*until.*1 December/,
    ['/account/purchases/7'],
  ],
  [
    'the rest, too late',
    { orderId: 100_002, isClosed: true, refund },
    { status: 'ended' },
    /too late.*being refunded/,
    ['/account/purchases/7'],
  ],
]

test.each(endings)('%s is told, with the way on', async (_, order, bought, said, paths) => {
  const { heading, text, actions } = await load('en', order, bought)
  expect(`${heading}. ${text}`.replace(/[\u2066-\u2069]/g, '')).toMatch(said)
  expect(actions.map(({ path }) => path)).toEqual(paths)
})

test.each(locales)('nothing is left unsaid in %s', async (locale) => {
  for (const [name, order, bought] of endings) {
    const { heading, text, price: shown, actions } = await load(locale, order, bought)
    for (const one of [heading, text, shown.label, ...actions.map(({ label }) => label)]) {
      expect(one, name).not.toBe('')
      expect(one, name).not.toMatch(/:[a-z]|undefined|null/)
    }
  }
})

test('a flight that is paid says who issues its ticket, and points to nothing below', async () => {
  const ticketDueAt = '2026-11-17T09:00:00Z'
  const flight = { ticketDueAt, ticket: null } as unknown as Page['flight']
  for (const locale of locales) {
    const { text } = await load(locale, {}, { isFlight: true, itemType: 'offer', flight })
    const due = toMomentText(locale, ticketDueAt)
    expect(text).toBe(fill(flightText[locale].paid, { seller: 'Dijla', due }))
  }
})

test('the way on from a flight leads to its voucher, which is no ticket of an airline', async () => {
  const { actions } = await load('en', {}, { isFlight: true, itemType: 'offer' })
  expect(actions[0]).toEqual({ label: 'Show the voucher', path: '/account/purchases/7/tickets' })
})

test('what was declined can be paid again right there, and not in cash', async () => {
  const first = await load('en', { ...unpaid, payment: payment('failed') }, { status: 'pending', ...unpaid })
  expect(first.again).toMatchObject({ id: 7, chosen: 'qi', resultPath: '/payment/success?order=100001' })
  expect(first.again?.methods.map(({ method }) => method)).toEqual(['qi'])
  expect(first.countdown?.secondsLeft).toBe(15 * 60)
  const later = await load('en', { orderId: 100_002, ...unpaid, payment: payment('failed') }, { rest })
  expect(later.again).toMatchObject({ id: 7, resultPath: '/payment/success?order=100002' })
  expect(later.countdown).toBeNull()
  expect((await load('en', {}, {})).again).toBeNull()
})

test.each([
  { rest: { ...rest, amount: { amount: 100, currency: 'USD' as const }, dinars: aboutDinars }, isRestAbout: true },
  { rest, isRestAbout: false },
])('what is left to pay asks for the rate of today where it is converted: $isRestAbout', async (bought) =>
  expect(await load('en', {}, { rest: bought.rest })).toMatchObject({ isRestAbout: bought.isRestAbout }),
)
