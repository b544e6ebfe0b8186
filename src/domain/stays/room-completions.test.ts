import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bruteForceCombinations, isFitting } from '../testing/brute-force-combinations.ts'
import { sizeOf } from '../testing/size.ts'
import { toNeed, toShape } from './combinations.ts'
import { createCompletions } from './room-completions.ts'

const count = (max: number, min = 0) => fc.integer({ min, max })
const room = fc.record({ id: fc.nat(), units: count(4, 1), adults: count(4, 1), children: count(3), price: count(9) })

test('the bound of a half-made choice is what its best completion costs', () => {
  fc.assert(
    fc.property(
      fc.array(room, { minLength: 1, maxLength: 5 }),
      fc.array(count(3), { maxLength: 5 }),
      count(6, 1),
      count(9),
      (rooms, input, adults, children) => {
        const party = { adults, childrenAges: Array.from({ length: children }, () => 7) }
        const need = toNeed(party)
        const shapes = rooms.map((offer) => toShape(offer, need))
        const counts = shapes.slice(0, input.length).map(({ max }, index) => Math.min(max, input[index] ?? 0))
        fc.pre(counts.reduce((sum, chosen) => sum + chosen, 0) <= need.rooms && !isFitting(rooms, counts, party))

        const completions = createCompletions(shapes, need)
        let left = need
        let limits = completions.noLimits
        let cost = 0
        for (const [index, shape] of shapes.slice(0, counts.length).entries()) {
          const chosen = counts[index] ?? 0
          left = {
            adults: left.adults - chosen * shape.adults,
            places: left.places - chosen * shape.places,
            rooms: left.rooms - chosen,
          }
          if (chosen > 0) limits = completions.withRoom(limits, shape)
          cost += chosen * shape.cost
        }

        const numbered = rooms.map((offer, id) => ({ ...offer, id }))
        const best = bruteForceCombinations({ rooms: numbered, party, max: Number.POSITIVE_INFINITY }).find((found) =>
          counts.every((chosen, id) => chosen === (found.rooms.find((entry) => entry.id === id)?.count ?? 0)),
        )
        const expected = best ? best.price * (need.rooms + 1) + best.roomCount : Number.POSITIVE_INFINITY
        expect(cost + completions.minCost(counts.length, left, limits)).toBe(expected)
      },
    ),
    { numRuns: sizeOf(3000) },
  )
})
