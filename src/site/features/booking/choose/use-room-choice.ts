import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePersonal } from '../../../../client/session/personal.ts'
import { openSignIn } from '../../../../client/session/sign-in-request.ts'
import { findStoredReservation, keepReservation } from '../stored-reservation.ts'
import { toWaitPath } from '../wait-path.ts'
import type { ChoiceData } from './load-choice.ts'
import { type Counts, priceRoomChoice } from './price-room-choice.ts'

export type RoomChoice = NonNullable<ReturnType<typeof useRoomChoice>>

/** The chosen rooms, their price, and the way to the checkout. Null until availability is known. */
export function useRoomChoice({ form, stay }: ChoiceData) {
  const [counts, setCounts] = useState<Counts>({})
  const [problem, setProblem] = useState<'none' | 'kept' | null>(null)
  const navigate = useNavigate()
  const session = usePersonal()
  const restore = useEffectEvent(() => {
    const stored = findStoredReservation()
    if (stored?.propertyId === form.property && stored.checkIn === stay?.search.checkIn)
      setCounts(Object.fromEntries(stored.rooms.map(({ roomTypeId, count }) => [roomTypeId, count])))
  })
  useEffect(() => restore(), [])
  if (!stay) return null

  const priced = priceRoomChoice(stay, counts)
  const choose = (next: Counts) => {
    setProblem(null)
    setCounts(next)
  }
  const book = () => {
    if (priced.problem) return setProblem('none')
    const rooms = priced.lines.map(({ id, count }) => ({ roomTypeId: id, count }))
    const price = { amount: priced.total, currency: priced.currency }
    if (!keepReservation({ propertyId: form.property, ...stay.search, rooms, price })) return setProblem('kept')
    if (session?.user) navigate('/checkout')
    else openSignIn({ to: '/checkout', ...(session && { phase: 'personal' }) })
  }
  const { messages } = form
  const texts = { none: messages.roomRequired, kept: messages.notKept }
  const chosenProblems = { none: null, small: messages.tooSmall, many: messages.tooMany }
  return {
    stay,
    messages,
    waitPath: toWaitPath(form.property, stay.search),
    counts,
    priced,
    /** The reason against booking; an empty choice is a reason only after a press. */
    problem: (priced.problem && chosenProblems[priced.problem]) ?? (problem && texts[problem]),
    setCount: (room: number, count: number) => choose({ ...counts, [room]: count }),
    take: (rooms: readonly { roomTypeId: number; count: number }[]) =>
      choose(Object.fromEntries(rooms.map(({ roomTypeId, count }) => [roomTypeId, count]))),
    book,
  }
}
