import { expect, test } from 'vitest'
import { toStructuredEvent } from './structured-event.ts'

const site = { locale: 'ar' as const, publicUrl: 'https://safar.example' }
const pictures = [{ url: '/pictures/1-a' }]

test('an event has its place, its times, its ticket', () => {
  const input = {
    path: '/events/7',
    title: 'مهرجان',
    pictures,
    startsAt: '2026-11-20T15:00:00Z',
    endsAt: '2026-11-20T18:00:00Z',
    venue: 'المسرح',
    region: 'بغداد',
    organizer: 'سفر',
  }
  expect(toStructuredEvent(site, { ...input, price: { amount: 10_000, currency: 'IQD' } })).toMatchObject({
    '@type': 'Event',
    url: 'https://safar.example/ar/events/7',
    image: ['https://safar.example/pictures/1-a/1600.jpg'],
    startDate: '2026-11-20T18:00:00+03:00',
    location: { name: 'المسرح', address: { addressRegion: 'بغداد', addressCountry: 'IQ' } },
    isAccessibleForFree: false,
    offers: { price: 10_000, priceCurrency: 'IQD', priceValidUntil: '2026-11-20T21:00:00+03:00' },
  })
  expect(toStructuredEvent(site, { ...input, price: null })).toMatchObject({
    isAccessibleForFree: true,
    offers: { price: 0 },
  })
})
