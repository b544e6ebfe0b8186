import { describe, expect, test } from 'vitest'
import { ar } from '../i18n/messages/ar.ts'
import { toHead } from './head.ts'
import {
  article,
  attraction,
  breadcrumbList,
  discount,
  event,
  hotel,
  itemList,
  product,
  toBaghdadTime,
  touristTrip,
} from './structured-data.ts'
import { registerMessages } from './text.tsx'

registerMessages('ar', ar)

const site = { locale: 'ar' as const, publicUrl: 'https://safar.example', shareImage: '' }
const pictures = [{ url: '/pictures/1-a' }]

describe('what machines are told', () => {
  test('times are those of Baghdad’s clocks', () => {
    expect(toBaghdadTime('2026-11-20T21:30:00Z')).toBe('2026-11-21T00:30:00+03:00')
  })

  test('the way to a page begins at home, and its last step is the page itself', () => {
    const list = breadcrumbList(site, '/events/7', [{ label: 'الفعاليات', href: '/events' }, { label: 'مهرجان' }])
    expect(list.itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://safar.example/ar'],
      [2, 'https://safar.example/ar/events'],
      [3, 'https://safar.example/ar/events/7'],
    ])
  })

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
    expect(event(site, { ...input, price: { amount: 10_000, currency: 'IQD' } })).toMatchObject({
      '@type': 'Event',
      url: 'https://safar.example/ar/events/7',
      image: ['https://safar.example/pictures/1-a/1600.jpg'],
      startDate: '2026-11-20T18:00:00+03:00',
      location: { name: 'المسرح', address: { addressRegion: 'بغداد', addressCountry: 'IQ' } },
      isAccessibleForFree: false,
      offers: { price: 10_000, priceCurrency: 'IQD', priceValidUntil: '2026-11-20T21:00:00+03:00' },
    })
    expect(event(site, { ...input, price: null })).toMatchObject({ isAccessibleForFree: true, offers: { price: 0 } })
  })

  test('a stay has its stars, its rating and its price; one that nobody has rated has no rating', () => {
    const property = {
      path: '/properties/3',
      title: 'فندق',
      pictures,
      address: 'شارع النهر',
      region: 'البصرة',
      at: { latitude: 30.5, longitude: 47.8 },
      stars: 4,
      rating: { value: 4.6, count: 12 },
      price: { amount: 120.5, currency: 'USD' as const },
      checkIn: '14:00',
      checkOut: '12:00',
    }
    expect(hotel(site, property)).toMatchObject({
      starRating: { ratingValue: 4 },
      aggregateRating: { ratingValue: 4.6, ratingCount: 12 },
      priceRange: 'USD 120.5+',
      geo: { latitude: 30.5 },
    })
    expect(hotel(site, { ...property, rating: { value: 0, count: 0 }, stars: null })).toMatchObject({
      aggregateRating: undefined,
    })
    expect(hotel(site, { ...property, stars: null })).toMatchObject({ starRating: undefined })
  })

  test('what is sold has a price with its currency and its last day', () => {
    const ware = {
      path: '/offers/1',
      title: 'عرض',
      price: { amount: 285, currency: 'USD' as const },
      until: '2026-12-01',
    }
    expect(product(site, ware).offers).toMatchObject({
      price: 285,
      priceCurrency: 'USD',
      priceValidUntil: '2026-12-01T23:59:59+03:00',
      availability: 'https://schema.org/InStock',
    })
    expect(product(site, { ...ware, isOver: true, isSoldOut: true }).offers).toMatchObject({
      availability: 'https://schema.org/Discontinued',
    })
    expect(product(site, { ...ware, isSoldOut: true }).offers).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    })
  })

  test('a journey has its days in their order, and may be bought until its last departure', () => {
    const trip = touristTrip(site, {
      path: '/umrah/2',
      title: 'عمرة',
      price: { amount: 925_000, currency: 'IQD' },
      itinerary: [
        { title: 'الأول', text: 'أ' },
        { title: 'الثاني', text: 'ب' },
      ],
      departures: ['2026-12-01', '2026-12-15'],
    })
    expect(trip).toMatchObject({
      itinerary: { itemListElement: [{ position: 1, name: 'الأول' }, { position: 2 }] },
      offers: { priceValidUntil: '2026-12-15T23:59:59+03:00' },
    })
  })

  test('a discount names the business that gives it, an activity its place', () => {
    const business = { title: 'مطعم', phone: '+9647700000100', address: 'شارع أبي نؤاس', region: 'بغداد' }
    expect(discount(site, { path: '/discounts/1', title: 'خصم', until: null, business })).toMatchObject({
      '@type': 'Offer',
      offeredBy: { name: 'مطعم', telephone: '+9647700000100' },
    })
    expect(attraction(site, { path: '/activity/1', title: 'جولة', region: 'بغداد', price: null })).toMatchObject({
      isAccessibleForFree: true,
    })
  })

  test('an article has a headline, and its language', () => {
    expect(
      article(site, { path: '/article?id=1', title: 'طريق', publishedOn: '2026-05-01', author: null }),
    ).toMatchObject({
      headline: 'طريق',
      datePublished: '2026-05-01T00:00:00+03:00',
      inLanguage: 'ar',
      publisher: { name: 'سفر' },
    })
  })

  test('the head carries each with its context', () => {
    const list = itemList(site, [{ path: '/offers/1', title: 'عرض' }])
    const head = toHead(site, { title: 'العروض', description: '', path: '/offers', structured: [list] })
    expect(head).toContainEqual({ 'script:ld+json': { '@context': 'https://schema.org', ...list } })
  })
})
