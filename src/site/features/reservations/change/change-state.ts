import type { Stay } from '../../../../domain/stays/stay.ts'
import type { Alternatives } from './change-alternatives.tsx'
import type { Ages } from './change-children.tsx'
import type { ChangeView } from './load-change.ts'
import type { Preview } from './to-change-sums.ts'
import { toWantedRooms, type WantedChange } from './wanted-change.ts'

export type ChangeDraft = { dates: Stay; adults: number; ages: Ages; rooms: ChangeView['rooms'] }

export type ShownPreview = { wanted: WantedChange; preview: Preview }

/** The state of the form, with the server's answer to it: a price, or alternatives. */
export type ChangeState = { draft: ChangeDraft; shown: ShownPreview | null; others: Alternatives | null }

export type ChangeAction =
  | { type: 'edit'; draft: ChangeDraft }
  | { type: 'ask' }
  /** Both answers carry the draft that they were asked for. */
  | { type: 'show'; draft: ChangeDraft; shown: ShownPreview }
  | { type: 'offer'; draft: ChangeDraft; others: Alternatives | null }
  | { type: 'show-price'; preview: Preview }

export const toChangeState = ({ own, adults, children, rooms }: ChangeView): ChangeState => ({
  draft: { dates: own, adults, ages: children.ages, rooms },
  shown: null,
  others: null,
})

export function reduceChange(state: ChangeState, action: ChangeAction): ChangeState {
  switch (action.type) {
    case 'edit':
      return { draft: action.draft, shown: null, others: null }
    case 'ask':
      return { ...state, shown: null, others: null }
    // An answer to what stands in the form no more says nothing about what does.
    case 'show':
      return action.draft === state.draft ? { ...state, shown: action.shown } : state
    case 'offer':
      return action.draft === state.draft ? { ...state, others: action.others } : state
    case 'show-price':
      return state.shown ? { ...state, shown: { ...state.shown, preview: action.preview } } : state
  }
}

/** Null as long as the age of a child is not said. */
export function toWantedChange({ dates, adults, ages, rooms }: ChangeDraft): WantedChange | null {
  const childrenAges = ages.filter((age) => age !== null)
  return childrenAges.length < ages.length ? null : { ...dates, adults, childrenAges, rooms: toWantedRooms(rooms) }
}

export const withCount = (rooms: ChangeDraft['rooms'], id: number, count: number): ChangeDraft['rooms'] =>
  rooms.map((room) => (room.roomTypeId === id ? { ...room, count } : room))

/** These rooms and no others. */
export const withCounts = (rooms: ChangeDraft['rooms'], counts: WantedChange['rooms']): ChangeDraft['rooms'] =>
  rooms.map((room) => ({
    ...room,
    count: counts.find(({ roomTypeId }) => roomTypeId === room.roomTypeId)?.count ?? 0,
  }))
