import { expect, test } from 'vitest'
import type { ServerCall } from '../../../client/context.ts'
import { loadOrderPayment } from './load-order-payment.ts'
import type { OrderPayment } from './order-payment-view.ts'

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
const paid: OrderPayment = {
  orderId: 100_001,
  code: 'ABCD2345',
  kind: 'visa',
  itemId: 7,
  title: 'Turkey',
  path: '/account/visa-applications/7',
  total: { amount: 150_000, currency: 'IQD' },
  dinars: null,
  paymentStatus: 'paid',
  isClosed: false,
  isCancelled: false,
  canPay: false,
  holdUntil: null,
  payment: null,
  refund: null,
}
const now = new Date('2026-11-16T09:00:00Z')

async function load(order: Partial<OrderPayment>, item: object, locale: 'en' | 'ar' | 'ku' = 'en') {
  const call = (async (key: string) =>
    key === 'GET /customer/orders/{id}/payment' ? { ...paid, ...order } : item) as unknown as ServerCall
  const data = await loadOrderPayment({ call, locale }, paid.orderId, now)
  if (data.kind !== 'order') throw new Error('It is no stay')
  return { heading: data.heading, text: plain(data.text), first: data.actions[0] }
}

test('a paid visa says by which day its answer comes, and the button leads to the application', async () => {
  const visa = { promisedOn: '2026-11-25' }
  expect(await load({}, visa)).toEqual({
    heading: 'We have your application',
    text: 'You will have an answer by Wednesday, 25 November 2026. We will tell you here and by SMS.',
    first: { label: 'Follow the application', path: '/account/visa-applications/7' },
  })
  expect((await load({}, visa, 'ar')).text).toContain('25 تشرين الثاني')
  expect((await load({}, { promisedOn: null }, 'ku')).text).not.toContain(':day')
})

test('money for the wallet says what is in it now', async () => {
  const wallet = { kind: 'wallet', path: '/account/wallet' } as const
  const shown = await load(wallet, { balance: { amount: 250_000, currency: 'IQD' } })
  expect(shown.text).toBe('You now have 250,000 IQD to pay with.')
  expect(shown.first).toEqual({ label: 'Open the wallet', path: '/account/wallet' })
})

test('a package says until when its code is good, or when it begins', async () => {
  const order = { kind: 'discount_package', path: '/account/subscription/7' } as const
  const running = { isNext: false, startsAt: '2026-11-16T09:00:00Z', expireAt: '2026-12-15T21:00:00Z' }
  const shown = await load(order, running)
  expect(shown.text).toContain('until Tuesday, 15 December 2026')
  expect(shown.first).toEqual({ label: 'Show my code', path: '/account/subscription/code' })
  expect((await load(order, { ...running, isNext: true, startsAt: '2026-12-15T21:00:00Z' })).text).toContain(
    'Starts on Wednesday, 16 December 2026',
  )
})

test('what is not paid says nothing of what comes next', async () => {
  const shown = await load({ paymentStatus: 'unpaid', canPay: true }, { promisedOn: '2026-11-25' })
  expect(shown.text).not.toContain('Answer by')
})
