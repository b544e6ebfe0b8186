import { expect, test } from 'vitest'
import { type ChosenSplit, parseSplitPath, toSplitPath } from './split-path.ts'

const split: ChosenSplit = {
  checkIn: '2027-02-01',
  movesOn: '2027-02-03',
  checkOut: '2027-02-06',
  adults: 2,
  childrenAges: [0, 11],
  first: { propertyId: 7, rooms: [{ roomTypeId: 12, count: 1 }] },
  second: {
    propertyId: 9,
    rooms: [
      { roomTypeId: 30, count: 2 },
      { roomTypeId: 31, count: 1 },
    ],
  },
}
const queryOf = (path: string) => new URLSearchParams(path.slice(path.indexOf('?')))

test('what was chosen comes through its address', () => {
  expect(parseSplitPath(queryOf(toSplitPath(split)))).toEqual(split)
})

test.each([
  ['no day', 'movesOn', '2027-02-30'],
  ['no property', 'first', 'x:1x1'],
  ['no rooms', 'second', '9:'],
  ['no adults', 'adults', '0'],
  ['no age', 'age', 'x'],
])('%s is nothing', (_, name, value) => {
  const query = queryOf(toSplitPath(split))
  query.set(name, value)
  expect(parseSplitPath(query)).toBeNull()
})
