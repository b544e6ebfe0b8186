import { useRef, useState } from 'react'
import { useCall } from '../../../../client/session/auth.ts'
import type { ChangeRooms } from '../../../../contract/reservation-changes.ts'
import type { ChangeView } from './load-change.ts'
import type { WantedChange } from './wanted-change.ts'

type Rooms = ChangeRooms['rooms']

/** The price of each room type on the chosen nights. An answer to an earlier choice does not undo a later one; null before it is known. */
export function useChangeRooms({ id, isDuring, prices }: ChangeView) {
  const call = useCall()
  const [rooms, setRooms] = useState<Rooms | null>(prices)
  const [isAsking, setAsking] = useState(false)
  const asking = useRef<AbortController>(null)
  const ask = async (body: Omit<WantedChange, 'rooms'>) => {
    if (isDuring) return
    asking.current?.abort()
    const own = new AbortController()
    asking.current = own
    setAsking(true)
    const outcome = await call(
      'POST /customer/reservations/{id}/change/rooms',
      { params: { id }, body },
      { hide: { error: true, success: true }, signal: own.signal },
    )
    if (own.signal.aborted) return
    setAsking(false)
    setRooms(outcome.ok ? outcome.body.rooms : null)
  }
  return { rooms, isAsking, ask }
}
