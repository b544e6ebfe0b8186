import { expect, test } from 'vitest'
import { toStructuredTour } from './structured-tour.ts'

const site = { locale: 'ar' as const, publicUrl: 'https://safar.example' }

test('a tour has its days in their order, and may be bought until its last departure', () => {
  const tour = toStructuredTour(site, {
    path: '/umrah/2',
    title: 'عمرة',
    price: { amount: 925_000, currency: 'IQD' },
    itinerary: [
      { title: 'الأول', text: 'أ' },
      { title: 'الثاني', text: 'ب' },
    ],
    departures: ['2026-12-01', '2026-12-15'],
  })
  expect(tour).toMatchObject({
    itinerary: { itemListElement: [{ position: 1, name: 'الأول' }, { position: 2 }] },
    offers: { priceValidUntil: '2026-12-15T23:59:59+03:00' },
  })
})
