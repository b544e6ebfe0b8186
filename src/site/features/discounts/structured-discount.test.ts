import { expect, test } from 'vitest'
import { toStructuredDiscount } from './structured-discount.ts'

const site = { locale: 'ar' as const, publicUrl: 'https://safar.example' }

test('a discount names the business that gives it', () => {
  const business = { title: 'مطعم', phone: '+9647700000100', address: 'شارع أبي نؤاس', region: 'بغداد' }
  expect(toStructuredDiscount(site, { path: '/discounts/1', title: 'خصم', until: null, business })).toMatchObject({
    '@type': 'Offer',
    offeredBy: { name: 'مطعم', telephone: '+9647700000100' },
  })
})
