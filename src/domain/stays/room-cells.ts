import type { Day } from '../time/day.ts'
import { nightsOf, type Stay } from './stay.ts'

/** So many rooms of a type in one night. */
export type RoomCell = { roomTypeId: number; night: Day; count: number }

type Rooms = readonly { roomTypeId: number; count: number }[]

export const toCells = (stay: Stay, rooms: Rooms): RoomCell[] =>
  rooms.flatMap(({ roomTypeId, count }) => nightsOf(stay).map((night) => ({ roomTypeId, night, count })))

/** The surplus of `one` over `other`. */
export function cellsBeyond(one: readonly RoomCell[], other: readonly RoomCell[]): RoomCell[] {
  const counts = new Map(other.map((cell) => [toCellKey(cell), cell.count]))
  return one.flatMap((cell) => {
    const count = cell.count - (counts.get(toCellKey(cell)) ?? 0)
    return count > 0 ? [{ ...cell, count }] : []
  })
}

/** The same taken away. */
export const negate = (cells: readonly RoomCell[]): RoomCell[] => cells.map((cell) => ({ ...cell, count: -cell.count }))

/** Each room type and night once. */
export function mergeCells(...lists: readonly (readonly RoomCell[])[]): RoomCell[] {
  const merged = new Map<string, RoomCell>()
  for (const cell of lists.flat()) {
    const before = merged.get(toCellKey(cell))
    merged.set(toCellKey(cell), { ...cell, count: cell.count + (before?.count ?? 0) })
  }
  return [...merged.values()].filter(({ count }) => count !== 0)
}

export const toCellKey = ({ roomTypeId, night }: Pick<RoomCell, 'roomTypeId' | 'night'>): string =>
  `${roomTypeId} ${night}`
