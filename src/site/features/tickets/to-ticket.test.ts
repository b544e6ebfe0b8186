import { expect, test } from 'vitest'
import type { PurchasePage } from '../purchases/purchase-state.ts'
import { toTicket } from './to-ticket.ts'

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
const texts = (en: string, ar: string, ku: string) => ({ en, ar, ku })

const ticket: Parameters<typeof toTicket>[1] = {
  id: '81',
  purchaseId: 7,
  number: 1,
  code: 'K7QM2XRT-1-K522',
  state: 'good',
  token: 'signed',
  itemType: 'tourism',
  title: 'سامراء',
  category: null,
  holder: 'ليلى حسن',
  startsAt: '2026-12-04T04:00:00Z',
  endsAt: '2026-12-04T21:00:00Z',
  venue: 'صلاح الدين',
  coordinates: null,
  printed: {
    language: 'ar',
    title: texts('Samarra', 'سامراء', 'سامەڕا'),
    category: null,
    venue: texts('Salah al-Din', 'صلاح الدين', 'سەڵاحەدین'),
    route: null,
    seller: texts('Blue Brick Tours', 'رحلات الطابوق الأزرق', 'گەشتەکانی خشتی شین'),
    meeting: {
      title: texts('Alawi Bus Station', 'كراج العلاوي', 'گەراجی عەلاوی'),
      address: texts('Karkh, Baghdad', 'الكرخ، بغداد', 'کەرخ، بەغدا'),
      coordinates: { latitude: 33.3311, longitude: 44.3797 },
    },
  },
  seller: { title: 'رحلات الطابوق الأزرق', phone: '+9647800000301' },
  enteredAt: null,
  canPass: false,
  passUntil: null,
}
const order = {
  itemType: 'tourism',
  code: 'K7QM2XRT',
  people: 2,
  totalPrice: { amount: 120_000, currency: 'IQD' },
  dinars: null,
  paymentStatus: 'paid',
  paymentMethod: 'qi',
  rest: null,
  printed: ticket.printed,
} as unknown as PurchasePage

test('a ticket names the hour, the place with its address, and the phone', () => {
  const { facts, map } = toTicket('ar', ticket, order)
  const text = plain(facts.map(({ label, value }) => `${label}: ${value}`).join('\n'))
  for (const part of ['07:00', 'نقطة التجمّع: كراج العلاوي، الكرخ، بغداد', '+964 780 000 0301'])
    expect(text).toContain(part)
  expect(map).toContain('33.3311,44.3797')
})

test('on paper it says the same in two languages, with what was paid and how', () => {
  const { sides, wayQr } = toTicket('ku', ticket, order)
  expect(sides.map(({ tag }) => tag)).toEqual(['ckb', 'ar'])
  for (const { facts } of sides) {
    const text = plain(facts.map(({ value }) => value).join('\n'))
    for (const part of ['07:00', '120,000', '+964 780 000 0301']) expect(text).toContain(part)
  }
  expect(sides[1]?.facts.map(({ value }) => value)).toContain('كراج العلاوي، الكرخ، بغداد')
  expect(wayQr).not.toBeNull()
})

test('whoever it was passed on to is not told what it cost', () => {
  const [side] = toTicket('ar', ticket).sides
  expect(side?.facts.map(({ value }) => plain(value)).join('\n')).not.toContain('120,000')
})

test('without a meeting point, it says where it is', () => {
  const { facts, map } = toTicket('ar', { ...ticket, printed: { ...ticket.printed, meeting: null } }, order)
  expect(facts.some(({ label, value }) => label === 'الانطلاق من' && value === 'صلاح الدين')).toBe(true)
  expect(map).toBeNull()
})

test('of a flight it is a voucher, and no ticket', () => {
  const route = texts('Baghdad – Dubai', 'بغداد – دبي', 'بەغدا – دوبەی')
  const voucher = toTicket('en', { ...ticket, itemType: 'offer', printed: { ...ticket.printed, route } })
  expect(voucher.heading).toBe('Voucher 1')
  expect(JSON.stringify(voucher)).not.toMatch(/ticket/i)
  expect(toTicket('en', ticket).heading).toBe('Ticket 1')
})
