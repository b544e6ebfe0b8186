import { expect, test } from 'vitest'
import type { Stay } from './find-next-trip.ts'
import { toTrip } from './to-trip.ts'

const stay = {
  id: 7,
  code: 'H4VJYXJK',
  checkIn: '2026-12-24',
  checkOut: '2026-12-26',
  nights: 2,
  roomCount: 1,
  status: 'pending',
  paymentStatus: 'notPaidYet',
  totalPrice: { amount: 100, currency: 'USD' },
  dinars: { amount: 131_000, isFixed: false },
  property: { title: 'Narinj Hotel', location: { title: 'Baghdad' }, picture: null },
} as unknown as Stay

test('says what cash is paid with: the code and the amount, since the list below leaves this one out', () => {
  const trip = toTrip('en', { kind: 'stay', stay })
  expect(trip).toMatchObject({
    code: 'H4VJYXJK',
    total: '$100',
    labels: { number: 'Reservation number', total: 'Total price' },
  })
  expect(trip?.dinars).not.toBeNull()
})
