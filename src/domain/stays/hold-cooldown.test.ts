import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EndedHold, findHoldAgainAt, holdingAgain } from './hold-cooldown.ts'

const noon = new Date('2027-01-10T09:00:00Z')
const minutes = (count: number): Date => new Date(noon.getTime() + count * 60_000)
const hold = (from: number, to: number, isSame = true): EndedHold => ({ from: minutes(from), to: minutes(to), isSame })

test.each<[string, EndedHold[], number | null]>([
  ['nothing held before', [], null],
  ['one failed try', [hold(-20, -5)], null],
  ['one failed try, and a choice that was changed twice', [hold(-30, -15), hold(-10, -8), hold(-8, -7)], null],
  ['two whole tries', [hold(-40, -25), hold(-15, 0)], 60],
  ['two tries, each given up just before its end', [hold(-40, -27), hold(-13, 0)], 60],
  ['many small ones in a row', Array.from({ length: 6 }, (_, n) => hold(-5 * n - 5, -5 * n)), 60],
  ['two tabs at once, and one more try', [hold(-40, -25), hold(-38, -23)], null],
  ['three', [hold(-60, -45), hold(-40, -25), hold(-15, 0)], 120],
  [
    'so many that the wait does not grow any more',
    Array.from({ length: 8 }, (_, n) => hold(-15 * n - 15, -15 * n)),
    480,
  ],
  ['two of other places', [hold(-40, -25, false), hold(-15, 0, false)], null],
  ['two, the first of them a day ago', [hold(-24 * 60 - 15, -24 * 60), hold(-15, 0)], null],
  ['cash that was waited for a day, and one more try', [hold(-25 * 60, -60)], null],
  ['two, over an hour ago', [hold(-100, -85), hold(-80, -61)], null],
  ['many of anything', Array.from({ length: 12 }, (_, n) => hold(-n - 1, -n, false)), 24 * 60 - 11],
])('%s', (_, ended, wait) => {
  expect(findHoldAgainAt(ended, noon)).toEqual(wait === null ? null : minutes(wait))
})

test('repeated holds of the same places last less than two hours a day', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 40, maxLength: 40 }), (lengths) => {
      const ended: EndedHold[] = []
      let at = noon
      for (const length of lengths) {
        at = findHoldAgainAt(ended, at) ?? at
        const to = new Date(at.getTime() + length * 60_000)
        ended.push({ from: at, to, isSame: true })
        at = to
      }
      const until = noon.getTime() + holdingAgain.hours * 3_600_000
      const held = ended.filter(({ to }) => to.getTime() <= until)
      const sum = held.reduce((all, { from, to }) => all + to.getTime() - from.getTime(), 0)
      expect(sum).toBeLessThan(2 * 3_600_000)
    }),
  )
})
