import { describe, expect, test } from 'vitest'
import type { SearchIndexName } from '../../../contract/search-hits.ts'
import type { SiteSearch } from '../../../contract/site-search.ts'
import { toResults } from './to-results.ts'

const picture = { url: '/p', width: 4, height: 3 }
const answer = (...groups: { kind: SearchIndexName; hits: object[] }[]) =>
  ({
    total: groups.length,
    understood: { rest: '' },
    chips: [],
    relaxed: [],
    list: null,
    near: null,
    sections: [],
    groups: groups.map((group) => ({ ...group, total: group.hits.length })),
  }) as unknown as SiteSearch
const rowsOf = (kind: SearchIndexName, ...hits: object[]) => toResults(answer({ kind, hits })).groups[0]?.rows

describe('a row of the results', () => {
  test('says where it leads, with the marks of the service', () => {
    const hit = {
      id: 7,
      price: { amount: 100, currency: 'USD' },
      category: { key: 'iraq' },
      type: { key: 'family' },
      picture,
      texts: { title: 'T', destination: 'D', 'location.title': 'L', description: '…\uE000x\uE001…' },
    }
    expect(rowsOf('tourism', hit)).toEqual([
      {
        id: 7,
        to: '/tourism-packages/iraq/family/7',
        title: 'T',
        line: 'D · L',
        quote: '…\uE000x\uE001…',
        picture,
        aside: { price: { amount: 100, currency: 'USD' } },
      },
    ])
  })

  test('an article leads to itself, with its summary and its day', () => {
    const hit = { id: 4, publishedOn: '2026-11-02', picture, texts: { title: 'T', summary: 'S' } }
    expect(rowsOf('article', hit)?.[0]).toMatchObject({
      to: '/article?id=4',
      title: 'T',
      line: 'S',
      aside: { publishedOn: '2026-11-02' },
    })
  })

  test('an offer leads to its page, a discount package to its place on the page of all', () => {
    const price = { amount: 8000, currency: 'IQD' }
    const offer = {
      id: 3,
      price,
      priceBefore: null,
      picture,
      texts: { title: 'T', 'location.title': 'L', offeredBy: 'B' },
    }
    const bundle = { id: 2, price, picture, texts: { title: 'P' } }
    expect(rowsOf('offer', offer)).toEqual([
      { id: 3, to: '/offers/3', title: 'T', line: 'L · B', picture, aside: { price } },
    ])
    expect(rowsOf('discount_package', bundle)).toEqual([
      { id: 2, to: '/packages#package-2', title: 'P', line: '', picture, aside: { price, isFrom: true } },
    ])
  })

  test('a price that is reduced has the one before it, and no other has', () => {
    const iqd = (amount: number) => ({ amount, currency: 'IQD' })
    const asideOf = (kind: 'property' | 'offer', priceBefore: object | null) =>
      rowsOf(kind, { id: 3, price: iqd(80), priceBefore, picture, texts: { title: 'T' } })?.[0]?.aside
    expect(asideOf('property', iqd(100))).toEqual({ price: iqd(80), before: iqd(100), isPerNight: true })
    expect(asideOf('property', iqd(80))).toEqual({ price: iqd(80), isPerNight: true })
    expect(asideOf('offer', iqd(100))).toEqual({ price: iqd(80), before: iqd(100) })
    expect(asideOf('offer', null)).toEqual({ price: iqd(80) })
  })

  test('a stay whose nights are known has their price, and leads to them', () => {
    const iqd = (amount: number) => ({ amount, currency: 'IQD' })
    const stay = {
      checkIn: '2026-12-03',
      checkOut: '2026-12-05',
      adults: 2,
      childrenAges: [5],
      price: iqd(150),
      priceBefore: iqd(200),
    }
    const hit = { id: 3, price: iqd(80), priceBefore: iqd(100), stay, picture, texts: { title: 'T' } }
    expect(rowsOf('property', hit)?.[0]).toMatchObject({
      to: '/properties/3?checkIn=2026-12-03&checkOut=2026-12-05&adults=2&children=1&age=5',
      aside: { price: iqd(150), before: iqd(200), nights: 2 },
    })
  })

  test('what is sold out says so', () => {
    const soldOutOf = (isSoldOut: boolean) =>
      rowsOf('event', { id: 1, isSoldOut, startsAt: '2026-11-20T10:00:00Z', picture, texts: { title: 'T' } })?.[0]
        ?.isSoldOut
    expect([soldOutOf(true), soldOutOf(false)]).toEqual([true, undefined])
  })

  test('a text that is said once is shown once', () => {
    const hit = { id: 1, properties: 3, picture, texts: { title: 'Erbil', city: 'Erbil' } }
    expect(rowsOf('location', hit)?.[0]).toMatchObject({ title: 'Erbil', line: '', aside: { properties: 3 } })
  })
})
