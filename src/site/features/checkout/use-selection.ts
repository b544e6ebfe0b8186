import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../client/session/auth.ts'
import type { Ok } from '../../../contract/contract.ts'
import { answerOtherTabs, isChosenInOtherTab } from '../booking/other-tab.ts'
import {
  findStoredReservation,
  forgetReservation,
  keepReservation,
  type StoredReservation,
} from '../booking/stored-reservation.ts'

export type Property = Ok<'GET /user/properties/{id}'>

/** The choice and its stay. Without a choice in any tab the customer is sent to the start. */
export function useSelection() {
  const call = useCall()
  const navigate = useNavigate()
  const [stored, setStored] = useState<StoredReservation | null>(null)
  const [property, setProperty] = useState<Property | null>(null)
  const [isLost, setLost] = useState(false)
  const [isElsewhere, setElsewhere] = useState(false)
  const asking = useRef<AbortController>(undefined)

  const read = useCallback(() => {
    const found = findStoredReservation()
    const leaving = new AbortController()
    asking.current = leaving
    if (!found) {
      void isChosenInOtherTab(leaving.signal).then((isElsewhere) => {
        if (leaving.signal.aborted) return
        if (isElsewhere) setElsewhere(true)
        else navigate('/properties', { replace: true })
      })
      return
    }
    setStored(found)
    setLost(false)
    call('GET /user/properties/{id}', { params: { id: found.propertyId } }, { signal: leaving.signal }).then(
      (outcome) => {
        if (leaving.signal.aborted) return
        if (outcome.ok) return setProperty(outcome.body)
        if (outcome.status !== 404) return setLost(true)
        forgetReservation()
        navigate('/properties', { replace: true })
      },
    )
  }, [call, navigate])

  useEffect(() => {
    read()
    return () => asking.current?.abort()
  }, [read])

  const isHere = stored !== null
  useEffect(() => (isHere ? answerOtherTabs() : undefined), [isHere])

  const change = (next: StoredReservation) => {
    keepReservation(next)
    setStored(next)
  }
  return { stored, property, isLost, isElsewhere, change, retry: read }
}
