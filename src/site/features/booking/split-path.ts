import { toLatinDigits } from '../../../domain/text/digits.ts'
import { type Day, isDay } from '../../../domain/time/day.ts'

type ChosenPart = { propertyId: number; rooms: { roomTypeId: number; count: number }[] }

/** Two properties one after the other, as the address of their checkout has them. */
export type ChosenSplit = {
  checkIn: Day
  movesOn: Day
  checkOut: Day
  adults: number
  childrenAges: number[]
  first: ChosenPart
  second: ChosenPart
}

/** `7:12x1.14x2`: of the property 7 one room of the type 12 and two of 14. */
const partText = ({ propertyId, rooms }: ChosenPart): string =>
  `${propertyId}:${rooms.map(({ roomTypeId, count }) => `${roomTypeId}x${count}`).join('.')}`

export function toSplitPath({ checkIn, movesOn, checkOut, adults, childrenAges, first, second }: ChosenSplit): string {
  const query = new URLSearchParams({ checkIn, movesOn, checkOut, adults: String(adults) })
  for (const age of childrenAges) query.append('age', String(age))
  query.set('first', partText(first))
  query.set('second', partText(second))
  return `/checkout/split?${query.toString().replaceAll('%3A', ':')}`
}

/** Null where the address is none of ours: what it names is for the server to judge. */
export function parseSplitPath(query: URLSearchParams): ChosenSplit | null {
  const textOf = (name: string) => toLatinDigits(query.get(name) ?? '')
  const [checkIn, movesOn, checkOut] = [textOf('checkIn'), textOf('movesOn'), textOf('checkOut')]
  const [first, second] = [parsePart(textOf('first')), parsePart(textOf('second'))]
  const adults = toCount(textOf('adults'))
  const childrenAges = query
    .getAll('age')
    .map((age) => (/^\d{1,2}$/.test(toLatinDigits(age)) ? Number(toLatinDigits(age)) : -1))
  if (!isDay(checkIn) || !isDay(movesOn) || !isDay(checkOut) || !adults || !first || !second) return null
  if (childrenAges.length > 30 || childrenAges.includes(-1)) return null
  return { checkIn, movesOn, checkOut, adults, childrenAges, first, second }
}

function parsePart(text: string): ChosenPart | null {
  const [, id = '', list = ''] = /^(\d{1,9}):((?:\d{1,9}x\d{1,2}\.?){1,40})$/.exec(text) ?? []
  const propertyId = toCount(id)
  const rooms = list
    .split('.')
    .filter(Boolean)
    .map((room) => {
      const [roomTypeId = 0, count = 0] = room.split('x').map(Number)
      return { roomTypeId, count }
    })
  return propertyId && rooms.length > 0 ? { propertyId, rooms } : null
}

const toCount = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
