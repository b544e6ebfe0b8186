import { expect, test } from 'vitest'
import { listCountries } from './countries.ts'
import { toTwoLetters } from './country-letters.ts'

test.each([
  ['IRQ', 'IQ'],
  ['TUR', 'TR'],
  ['ARE', 'AE'],
  ['SWE', 'SE'],
  ['D', 'DE'],
  ['UNO', null],
  ['', null],
])('%s is %s', (three, two) => expect(toTwoLetters(three)).toBe(two))

test('every country of the list is named once', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const all = [...letters].flatMap((one) =>
    [...letters].flatMap((two) => [...letters].map((three) => one + two + three)),
  )
  const found = all.flatMap((three) => toTwoLetters(three) ?? [])
  expect(found.toSorted()).toEqual(listCountries().toSorted())
})
