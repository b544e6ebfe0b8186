import { describe, expect, test } from 'vitest'
import { ar } from '../i18n/messages/ar.ts'
import { toHead } from './head.ts'
import { toBaghdadTime, toBreadcrumbs, toItemList, toProduct } from './structured-data.ts'
import { registerMessages } from './text.tsx'

registerMessages('ar', ar)

const site = { locale: 'ar' as const, publicUrl: 'https://safar.example', shareImage: '' }

describe('what machines are told', () => {
  test('times are those of Baghdad’s clocks', () => {
    expect(toBaghdadTime('2026-11-20T21:30:00Z')).toBe('2026-11-21T00:30:00+03:00')
  })

  test('the way to a page begins at home, and its last step is the page itself', () => {
    const list = toBreadcrumbs(site, '/events/7', [{ label: 'الفعاليات', href: '/events' }, { label: 'مهرجان' }])
    expect(list.itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://safar.example/ar'],
      [2, 'https://safar.example/ar/events'],
      [3, 'https://safar.example/ar/events/7'],
    ])
  })

  test('what is sold has a price with its currency and its last day', () => {
    const ware = {
      path: '/offers/1',
      title: 'عرض',
      price: { amount: 285, currency: 'USD' as const },
      until: '2026-12-01',
    }
    expect(toProduct(site, ware).offers).toMatchObject({
      price: 285,
      priceCurrency: 'USD',
      priceValidUntil: '2026-12-01T23:59:59+03:00',
      availability: 'https://schema.org/InStock',
    })
    expect(toProduct(site, { ...ware, isOver: true, isSoldOut: true }).offers).toMatchObject({
      availability: 'https://schema.org/Discontinued',
    })
    expect(toProduct(site, { ...ware, isSoldOut: true }).offers).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    })
  })

  test('the head carries each with its context', () => {
    const list = toItemList(site, [{ path: '/offers/1', title: 'عرض' }])
    const head = toHead(site, { title: 'العروض', description: '', path: '/offers', structured: [list] })
    expect(head).toContainEqual({ 'script:ld+json': { '@context': 'https://schema.org', ...list } })
  })
})
