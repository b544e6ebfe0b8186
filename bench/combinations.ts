import { findCombinations, type RoomOffer } from '../src/domain/stays/combinations.ts'
import type { Party } from '../src/domain/stays/party.ts'
import { bruteForceCombinations } from '../src/domain/testing/brute-force-combinations.ts'
import { toSection } from './markdown.ts'
import { median } from './median.ts'
import { formatRatio, toRatio } from './rounds.ts'
import { createRandom, type Random } from './search/random.ts'

type Case = { rooms: RoomOffer<number>[]; party: Party }

const rounds = 7
const cases = 40
const goal = 5

const small = { roomTypes: 6, units: 4, adults: 4, children: 3 }
const large = { roomTypes: 40, units: 12, adults: 8, children: 4 }

/** What finding the rooms for a party costs: beside trying everything, and where nobody could. */
export async function benchCombinations(): Promise<string> {
  const random = createRandom(11)
  const rows = [
    compareRow(toCases(random, small, { adults: 4, children: 3 })),
    timeRow('30 adults', toCases(random, large, { adults: 30, children: 0 })),
    timeRow('20 adults, 10 children', toCases(random, large, { adults: 20, children: 10 })),
    timeRow('15 adults, 15 children', toCases(random, large, { adults: 15, children: 15 })),
    timeRow('8 adults, 22 children', toCases(random, large, { adults: 8, children: 22 })),
  ]
  return toSection(
    'Finding rooms for a party',
    `The 20 best sets of rooms, ${cases} houses each. The ratio is how many times as long trying every set takes, which beyond small
houses is out of the question. Milliseconds are this machine’s, for each house the best of ${rounds} rounds.`,
    ['house and party', 'ratio to trying everything', 'middle', 'most', 'goal'],
    rows,
  )
}

function compareRow(all: Case[]): string[] {
  const ratios: number[] = []
  const taken: number[][] = []
  for (let round = 0; round <= rounds; round++) {
    const ours = all.map((input) => timeOf(() => findCombinations(input)))
    const theirs = all.map((input) => timeOf(() => bruteForceCombinations(input)))
    // The first round only warms up.
    if (round > 0) taken.push(ours)
    if (round > 0) ratios.push(median(theirs) / median(ours))
  }
  for (const input of all) requireSame(input)
  return [`${small.roomTypes} room types, 4 adults, 3 children`, formatRatio(toRatio(ratios), 0), ...toCells(taken), '']
}

function timeRow(name: string, all: Case[]): string[] {
  const taken: number[][] = []
  for (let round = 0; round <= rounds; round++) {
    const times = all.map((input) => timeOf(() => findCombinations(input)))
    if (round > 0) taken.push(times)
  }
  const verdict = median(toBest(taken)) <= goal ? 'met' : '**missed**'
  return [`${large.roomTypes} room types, ${name}`, '', ...toCells(taken), `middle ≤ ${goal} ms: ${verdict}`]
}

/** Larger rooms cost more, as they do, with enough chance in it that no two types are alike. */
function toCases(random: Random, max: typeof small, party: { adults: number; children: number }): Case[] {
  return Array.from({ length: cases }, () => ({
    rooms: Array.from({ length: max.roomTypes }, (_, id) => {
      const adults = 1 + random.below(max.adults)
      const children = random.below(max.children + 1)
      const price = Math.round((20_000 + 25_000 * adults + 8_000 * children) * (0.7 + 0.6 * random.next()))
      return { id, units: 1 + random.below(max.units), adults, children, price }
    }),
    party: { adults: party.adults, childrenAges: Array.from({ length: party.children }, () => 2 + random.below(11)) },
  }))
}

function requireSame(input: Case): void {
  if (JSON.stringify(findCombinations(input)) !== JSON.stringify(bruteForceCombinations(input)))
    throw new Error(`Another answer than trying everything gives: ${JSON.stringify(input)}`)
}

function timeOf(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/** The same work each time, so that what one round takes more than another is the machine’s, not ours. */
const toBest = (taken: number[][]): number[] =>
  (taken[0] ?? []).map((_, index) => Math.min(...taken.map((times) => times[index] ?? Number.POSITIVE_INFINITY)))

function toCells(taken: number[][]): string[] {
  const best = toBest(taken)
  return [median(best), Math.max(...best)].map((time) => `${time.toFixed(2)} ms`)
}

if (import.meta.main) console.log(await benchCombinations())
