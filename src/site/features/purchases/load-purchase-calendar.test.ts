import { expect, test } from 'vitest'
import { loadPurchaseCalendar } from './load-purchase-calendar.ts'
import { answering, tour } from './testing/purchase.ts'

const load = (changed: object = {}) =>
  loadPurchaseCalendar(
    answering('ar', { 'GET /customer/purchases/{id}': { ...tour, ...changed } }),
    7,
    new Date('2026-11-16T09:00:00Z'),
  )

test('has the tour, whom to call, and the way to the tickets', async () => {
  const file = (await load())?.replaceAll('\r\n ', '') ?? ''
  expect(file).toContain('DTSTART:20261204T040000Z\r\nDTEND:20261207T210000Z\r\n')
  expect(file).toContain('SUMMARY:Mountains of Kurdistan\r\nLOCATION:كراج أربيل الرئيسي، طريق كركوك، أربيل\r\n')
  for (const part of [
    'K7QM2XRT',
    '\u2066+964 770 111 2233\u2069',
    'https://safar.example/ar/account/purchases/7/tickets',
  ])
    expect(file).toContain(part)
})

test.each([
  ['not accepted yet', { status: 'pending' }],
  ['cancelled', { status: 'ended' }],
  ['good on any day', { startsAt: null }],
])('there is none for what is %s', async (_, changed) => expect(await load(changed)).toBeNull())
