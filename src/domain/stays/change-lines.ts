import type { Day } from '../time/day.ts'

/** `amount` is that of all `count` rooms or children, `price` that of one. */
export type RoomNightLine = {
  kind: 'room'
  roomTypeId: number
  night: Day
  count: number
  price: number
  /** For one, without the property's discount; missing where there is none. */
  before?: number
  amount: number
}
export type ChildNightLine = { kind: 'children'; night: Day; count: number; price: number; amount: number }
/** `fee`: what the policy kept of nights that were given up; `spent_points`: what points took off elsewhere that these nights had earned. */
export type KeptLine = { kind: 'fee' | 'spent_points'; night: Day; count: number; price: number; amount: number }

export type NightLine = RoomNightLine | ChildNightLine
export type StayLine = NightLine | KeptLine

export const isNightLine = (line: StayLine): line is NightLine => line.kind === 'room' || line.kind === 'children'

export const sumOfLines = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

export type SplitLines = {
  /** At the price at which they were reserved. */
  kept: NightLine[]
  /** At today's. */
  added: NightLine[]
  dropped: NightLine[]
}

const keyOf = (line: NightLine): string =>
  line.kind === 'room' ? `${line.roomTypeId} ${line.night}` : `children ${line.night}`

const resize = (line: NightLine, count: number): NightLine => ({ ...line, count, amount: line.price * count })

/** Splits a change into lines that stay, lines that are added and lines that go. `wanted` has one line for each room type and night. */
export function splitLines(reserved: readonly StayLine[], wanted: readonly NightLine[]): SplitLines {
  const left = new Map(wanted.map((line) => [keyOf(line), line.count]))
  const kept: NightLine[] = []
  const dropped: NightLine[] = []
  for (const line of reserved.filter(isNightLine)) {
    const key = keyOf(line)
    const count = Math.min(line.count, left.get(key) ?? 0)
    left.set(key, (left.get(key) ?? 0) - count)
    if (count > 0) kept.push(resize(line, count))
    if (count < line.count) dropped.push(resize(line, line.count - count))
  }
  const added = wanted.flatMap((line) => {
    const count = left.get(keyOf(line)) ?? 0
    return count > 0 ? [resize(line, count)] : []
  })
  return { kept, added, dropped }
}
