import { expect, test } from 'vitest'
import { availableOf, isAnyLeft, toAvailability } from './availability.ts'

const at = (query: string) => availableOf(new Request(`http://safar.test/offers${query}`))

test('only one word asks for what is left', () => {
  expect(at('')).toBeUndefined()
  expect(at('?available=')).toBeUndefined()
  expect(at('?available=true')).toBe('true')
  expect(() => at('?available=1')).toThrow()
})

test('the link keeps what was chosen besides, and leads back once it was followed', () => {
  const chosen = { type: 'flight', sort: undefined }
  expect(toAvailability('en', '/offers', chosen).chips).toMatchObject([
    { href: '/offers?type=flight&available=true', isCurrent: false },
  ])
  expect(toAvailability('ku', '/offers', { ...chosen, available: 'true' }).chips).toMatchObject([
    { href: '/offers?type=flight', isCurrent: true },
  ])
})

test('where all that is shown is sold out, what is left is asked for, and otherwise nothing is', async () => {
  const [sold, left] = [{ isSoldOut: true }, { isSoldOut: false }]
  const found = (total: number) => async () => ({ meta: { total } })
  const unasked = () => Promise.reject(new Error('Nobody wants to know'))
  expect(await isAnyLeft([sold, left], unasked)).toBe(true)
  expect(await isAnyLeft([sold], found(1))).toBe(true)
  expect(await isAnyLeft([sold], found(0))).toBe(false)
  expect(await isAnyLeft([], found(0))).toBe(false)
})
