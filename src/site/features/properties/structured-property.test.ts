import { expect, test } from 'vitest'
import { toStructuredProperty } from './structured-property.ts'

const site = { locale: 'ar' as const, publicUrl: 'https://safar.example' }
const pictures = [{ url: '/pictures/1-a' }]

test('a property has its stars, its rating and its price; one that nobody has rated has no rating', () => {
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
  expect(toStructuredProperty(site, property)).toMatchObject({
    starRating: { ratingValue: 4 },
    aggregateRating: { ratingValue: 4.6, ratingCount: 12 },
    priceRange: 'USD 120.5+',
    geo: { latitude: 30.5 },
  })
  expect(toStructuredProperty(site, { ...property, rating: { value: 0, count: 0 }, stars: null })).toMatchObject({
    aggregateRating: undefined,
  })
  expect(toStructuredProperty(site, { ...property, stars: null })).toMatchObject({ starRating: undefined })
})
