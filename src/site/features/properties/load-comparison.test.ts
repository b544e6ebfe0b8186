import { expect, test } from 'vitest'
import type { SiteContext } from '../../../client/context.ts'
import { registerMessages } from '../../../client/text.tsx'
import { en } from '../../../i18n/messages/en.ts'
import { parseCompared, toBefore, toDistance, toDollars } from './load-comparison.ts'

registerMessages('en', en)

test.each([
  ['1,2,3', [1, 2, 3], true],
  ['3,1', [3, 1], true],
  ['', [], true],
  ['1,1,2', [1, 2], false],
  ['1,2,3,4,5,6', [1, 2, 3, 4], false],
  ['1,x,-2,0,2', [1, 2], false],
  ['١،٢', [1, 2], false],
  [' 7', [7], false],
])('%j compares %j, written just so: %s', (text, ids, isNormal) =>
  expect(parseCompared(text)).toEqual({ ids, isNormal }),
)

test('a stay says how far it is from what was searched, else from the nearest shrine, else nothing', async () => {
  const at = (latitude: number) => ({ latitude, longitude: 44 })
  const shrine = { title: 'Shrine', coordinates: at(32.01) }
  const siteWith = (places: object[]) =>
    ({ locale: 'en', call: async () => ({ places }) }) as unknown as Pick<SiteContext, 'call' | 'locale'>
  const stay = { coordinates: at(32) }
  const searched = { key: 'landmark-7', title: 'Citadel', coordinates: at(32.02) }
  expect(await toDistance(siteWith([shrine]), stay, searched)).toEqual(['2.2 km', 'Citadel'])
  expect(await toDistance(siteWith([shrine]), stay, null)).toEqual(['1.1 km', 'Shrine'])
  expect(await toDistance(siteWith([]), stay, null)).toEqual([])
})

test('a price in dinars has its dollars, that of the nights where they are known; what is not free has none', () => {
  const night = { price: { amount: 131_000, currency: 'IQD' as const } }
  const asked = { locale: 'en' as const, rate: 1_310 }
  expect(toDollars(night, asked)).toBe('≈\u00a0$100')
  expect(toDollars(night, { ...asked, stay: { price: { amount: 262_000, currency: 'IQD' }, note: '' } })).toBe(
    '≈\u00a0$200',
  )
  expect(toDollars(night, { ...asked, stay: { price: null, note: '' } })).toBeNull()
  expect(toDollars({ price: { amount: 100, currency: 'USD' } }, asked)).toBeNull()
})

test('a price is crossed out before its discount: that of the nights where they are known', () => {
  const iqd = (amount: number) => ({ amount, currency: 'IQD' as const })
  const night = { price: iqd(80_000), priceBefore: iqd(100_000) }
  const crossedOut = (amount: string) => ({ label: 'Price before discount', amount })
  expect(toBefore(night, { locale: 'en' })).toEqual(crossedOut('100,000 IQD'))
  expect(toBefore({ ...night, priceBefore: night.price }, { locale: 'en' })).toBeNull()
  const stay = { price: iqd(240_000), before: iqd(300_000), note: '' }
  expect(toBefore(night, { locale: 'en', stay })).toEqual(crossedOut('300,000 IQD'))
  expect(toBefore(night, { locale: 'en', stay: { price: iqd(240_000), note: '' } })).toBeNull()
  expect(toBefore(night, { locale: 'en', stay: { price: null, note: '' } })).toBeNull()
})
