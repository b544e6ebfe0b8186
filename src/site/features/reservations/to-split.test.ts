import { expect, test } from 'vitest'
import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import { fill } from '../../../i18n/fill.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { splitStayText } from '../../../i18n/messages/split-stay.ts'
import { loadPending } from './load-pending.ts'
import type { Reservation } from './next-step.ts'
import { toSplitPayment } from './to-split.ts'

const dinars = (amount: number) => ({ amount, currency: 'IQD' as const })
const split = {
  part: 1,
  other: { id: 8, title: 'Narinj Hotel', checkIn: '2027-03-21', checkOut: '2027-03-24', isOver: false },
  total: dinars(420_313),
  freeUntil: null,
}
const reservation = (paymentStatus: Reservation['paymentStatus'], canPay: boolean) =>
  ({ totalPrice: dinars(135_313), dinars: null, paymentStatus, canPay }) as unknown as Reservation

test.each([
  ['paid', false, /^Both parts were paid with one payment of .*420,313.* IQD/],
  ['unpaid', true, /^Both parts are paid with one payment of .*420,313.* IQD/],
] as const)(
  'the page of a payment that is %s tells the price of both parts, and leads to the other',
  (status, canPay, told) => {
    const { title, facts, path } = toSplitPayment('en', reservation(status, canPay), split)
    expect(title).toBe('Part 1 of 2')
    expect(facts).toEqual([expect.stringMatching(told), expect.stringMatching(/Narinj Hotel.*21 March.*24 March/)])
    expect(path).toBe('/account/history/8')
  },
)

test('what was given up tells of no payment', () =>
  expect(toSplitPayment('en', reservation('failed', false), split).facts).toHaveLength(1))

type Card = Ok<'GET /customer/reservations/pending'>['data'][number]

test.each([null, 2])(
  'a part of a stay that waits for its payment says that both are paid at once: part %s',
  async (splitPart) => {
    const until = '2026-11-19T16:02:00Z'
    const card = {
      id: 7,
      orderId: 100_001,
      code: 'ABCD2345',
      property: { id: 1, title: 'Mawal Hotel', location: { title: 'Baghdad' } },
      checkIn: '2027-03-19',
      checkOut: '2027-03-21',
      nights: 2,
      rooms: 1,
      status: 'pending',
      paymentStatus: 'unpaid',
      paymentMethod: 'qi',
      totalPrice: dinars(135_313),
      priceBefore: null,
      dinars: null,
      holdUntil: until,
      canPay: true,
      canCancel: false,
      splitPart,
    } as unknown as Card
    const call = (async (key: string) => ({
      data: key.includes('pending') ? [card] : [],
    })) as unknown as SiteContext['call']
    const { items } = await loadPending({ call, locale: 'en' }, new Date('2026-11-19T15:50:00Z'))
    expect(items[0]?.next.startsWith(fill(reservationsText.en.next.pay, {}).split(':')[0] ?? '')).toBe(true)
    expect(items[0]?.next.endsWith(splitStayText.en.one)).toBe(splitPart !== null)
    expect(items[0]?.order).toBe(splitPart === null ? 100_001 : undefined)
  },
)
