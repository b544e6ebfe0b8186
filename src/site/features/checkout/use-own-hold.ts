import { useEffect, useState } from 'react'
import { useCall } from '../../../client/session/auth.ts'
import type { StoredReservation } from '../booking/stored-reservation.ts'

/** Rooms may be gone because the same person holds them: who came back from the bank and booked again would look in vain for the thief. */
export function useOwnHold(isTaken: boolean, { propertyId, checkIn, checkOut }: StoredReservation): number | null {
  const call = useCall()
  const [id, setId] = useState<number | null>(null)
  useEffect(() => {
    setId(null)
    if (!isTaken) return
    const leaving = new AbortController()
    call('GET /customer/reservations/pending', {}, { signal: leaving.signal }).then((outcome) => {
      if (leaving.signal.aborted || !outcome.ok) return
      const own = outcome.body.data.find(
        (held) => held.canPay && held.property.id === propertyId && held.checkIn < checkOut && held.checkOut > checkIn,
      )
      setId(own?.id ?? null)
    })
    return () => leaving.abort()
  }, [call, isTaken, propertyId, checkIn, checkOut])
  return id
}
