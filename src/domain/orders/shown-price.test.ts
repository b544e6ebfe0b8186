import { expect, test } from 'vitest'
import { type CurrentPrice, isSamePrice, type ShownPrice } from './shown-price.ts'

const dinars: CurrentPrice = { priceKey: 'now', total: 120_000, currency: 'IQD' }
const inCash: CurrentPrice = { ...dinars, total: 119_750, rounding: -130 }
const dollars: CurrentPrice = { priceKey: 'now', total: 12_050, currency: 'USD' }

test.each<[string, ShownPrice, CurrentPrice, boolean]>([
  ['a request without a price accepts every price', {}, dinars, true],
  ['the same key is the same price', { priceKey: 'now' }, dinars, true],
  ['another key is another price', { priceKey: 'before' }, dinars, false],
  ['a key does not match a price without one', { priceKey: 'now' }, { total: 1, currency: 'IQD' }, false],
  ['the same total is the same price', { total: 120_000 }, dinars, true],
  ['a lower total is another price', { total: 119_999 }, dinars, false],
  ['a higher total is another price', { total: 120_001 }, dinars, false],
  ['dollars are compared in whole dollars with their cents', { total: 120.5 }, dollars, true],
  ['cents are not dollars', { total: 12_050 }, dollars, false],
  ['cash may be shown rounded', { total: 119_750 }, inCash, true],
  ['cash may be shown before it was rounded', { total: 119_880 }, inCash, true],
  ['another rounding is another price', { total: 119_500 }, inCash, false],
  ['the right total does not make up for another key', { priceKey: 'before', total: 120_000 }, dinars, false],
  ['the right key does not make up for another total', { priceKey: 'now', total: 1 }, dinars, false],
])('%s', (_, shown, current, expected) => expect(isSamePrice(shown, current)).toBe(expected))
