import { expect, test } from 'vitest'
import { availableOf, toAvailability } from './availability.ts'

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
