import { expect, test } from 'vitest'
import { testSale, testStock } from './testing/sale.ts'
import { withStockNumbers } from './with-numbers.ts'

test('the numbers of now for what the page knows; what is not named any more is over', () => {
  const sale = testSale('tourism', [testStock(1, { left: 9 }), testStock(2)])
  const now = { state: 'sold_out' as const, stocks: [testStock(1, { left: 0 }), testStock(3)] }
  expect(withStockNumbers(sale, now)).toEqual({
    ...sale,
    state: 'sold_out',
    stocks: [testStock(1, { left: 0 }), testStock(2, { left: 0, state: 'over' })],
  })
})
