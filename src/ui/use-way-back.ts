import { useEffect, useEffectEvent } from 'react'
import { closeOnWayBack } from './way-back.ts'

/** The way back of a phone closes what lies over the page, and does not take the page away from under it. */
export function useWayBack(close: () => void): void {
  const leave = useEffectEvent(close)
  useEffect(
    () =>
      closeOnWayBack(() => {
        leave()
        return true
      }),
    [],
  )
}
