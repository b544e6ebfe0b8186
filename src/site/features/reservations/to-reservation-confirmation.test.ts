import { describe, expect, test } from 'vitest'
import { registerMessages } from '../../../client/text.tsx'
import { ar } from '../../../i18n/messages/ar.ts'
import type { Reservation } from './next-step.ts'
import type { ReservationPayment } from './to-cash.ts'
import { toReceptionCode, toReservationConfirmation, toSides } from './to-reservation-confirmation.ts'

registerMessages('ar', ar)

const texts = { en: 'Citadel House', ar: 'بيت القلعة', ku: 'ماڵی قەڵا' }
const reservation = {
  status: 'accepted',
  paymentStatus: 'paid',
  code: 'K7QM2XRT',
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  checkInClock: '14:00',
  checkOutClock: '12:00',
  guestName: 'Sara',
  adults: 2,
  childrenAges: [],
  totalPrice: { amount: 307_750, currency: 'IQD' },
  arrivalHour: 22,
  requests: ['quiet_room', 'cot'],
  phone: '+9647000001000',
  coordinates: { latitude: 36.1911, longitude: 44.0092 },
  local: { language: 'ku', title: texts, address: texts },
  rooms: [{ roomTypeId: 1, count: 2, titles: { en: 'Double room', ar: 'غرفة مزدوجة', ku: 'ژووری دووکەسی' } }],
} as unknown as Reservation

test('the paper says in two languages what it costs, whom to call and where it is', () => {
  const sides = toSides('ar', reservation).map(({ tag, direction, title, facts, lines }) => ({
    tag,
    direction,
    title,
    text: facts.map(({ value }) => value.replace(/[\u2066\u2069]/g, '')).join(' | '),
    room: lines[0],
  }))
  expect(sides).toMatchObject([
    { tag: 'ar', direction: 'rtl', title: 'بيت القلعة', room: '2 × غرفة مزدوجة' },
    { tag: 'ckb', direction: 'rtl', title: 'ماڵی قەڵا', room: '2 × ژووری دووکەسی' },
  ])
  for (const { text } of sides)
    for (const part of ['22:00 – 23:00', 'K7QM2XRT', '307,750', '+964 700 000 1000', '36.19110, 44.00920'])
      expect(text).toContain(part)
  expect(sides[1]?.text).toContain('ژوورێکی هێمن، قەرەوێڵەی ساوا')
})

test('the paper names the price before a discount beside the total', () => {
  const [side] = toSides('ar', { ...reservation, priceBefore: { amount: 400_000, currency: 'IQD' } })
  const at = side?.facts.findIndex(({ label }) => label === 'السعر قبل الخصم') ?? -1
  expect(side?.facts.slice(at, at + 2).map(({ value }) => value.replace(/[^\d,]/g, ''))).toEqual(['400,000', '307,750'])
})

test('the code on the whole screen says whose it is and for which nights', () => {
  const sheet = toReservationConfirmation('ar', reservation, { contacts: [] } as never, null)
  if (!sheet) throw new Error('There is nothing to show')
  const shown = toReceptionCode('ar', reservation, sheet)
  expect(shown).toMatchObject({ number: 'K7QM2XRT', title: 'بيت القلعة', qr: { drawing: sheet.qr } })
  expect(shown.lines[0]).toBe('Sara')
  expect(shown.lines[1]).toContain('كانون الأول')
})

describe('while the money is waited for', () => {
  const contacts = { contacts: [] } as unknown as Parameters<typeof toReservationConfirmation>[2]
  const held: Reservation = {
    ...reservation,
    status: 'pending',
    paymentStatus: 'notPaidYet',
    holdUntil: '2026-11-19T18:00:00Z',
  }
  const payment = {
    method: 'cash',
    status: 'open',
    amount: { amount: 307_750, currency: 'IQD' },
    cash: { code: '4417', deadline: '2026-11-19T18:00:00Z', address: 'بيت القلعة' },
  } as unknown as ReservationPayment

  test('in cash, the paper says that it is held, what to bring until when, and by which code', () => {
    const paper = toReservationConfirmation('ar', held, contacts, payment)
    expect(paper?.isSettled).toBe(false)
    expect(paper?.sides.map(({ heading }) => heading)).toEqual([
      'غرف محفوظة لك، والدفع نقداً',
      'ژوورەکان بۆت ڕاگیراون، پارەدان بە نەختینە',
    ])
    for (const { facts, hint } of paper?.sides ?? []) {
      const text = facts.map(({ value }) => value).join(' | ')
      for (const part of ['4417', '21:00', '307,750', '+964 700 000 1000']) expect(text).toContain(part)
      expect(hint).toContain('21:00')
    }
    const places = paper?.sides.map(({ facts }) => facts.some(({ value }) => value === 'بيت القلعة'))
    expect(places, 'in the language that it is known in').toEqual([true, false])
  })

  test('at a bank, there is nothing to show yet', () => {
    const online: Reservation = { ...held, paymentStatus: 'unpaid' }
    expect(
      toReservationConfirmation('en', online, contacts, { ...payment, cash: null } as ReservationPayment),
    ).toBeNull()
  })
})
