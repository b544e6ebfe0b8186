import { useState } from 'react'
import { groundFrame, type Position } from '../../../../domain/map/map-frame.ts'

type State = 'none' | 'found' | 'outside' | 'refused'

export type Near = {
  position: Position | null
  /** The message about the last request. */
  state: State
  ask: () => void
  dismiss: () => void
}

/** The person's location, requested by a tap. It is used on the device alone: nothing here calls the server. */
export function useNear(onFound: (position: Position) => void): Near {
  const [position, setPosition] = useState<Position | null>(null)
  const [state, setState] = useState<State>('none')

  function ask(): void {
    if (!('geolocation' in navigator)) {
      setState('refused')
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const found = { latitude, longitude }
        setPosition(found)
        const isHere = isOnGround(found)
        setState(isHere ? 'found' : 'outside')
        if (isHere) onFound(found)
      },
      () => setState('refused'),
      { timeout: 15_000, maximumAge: 60_000 },
    )
  }

  return { position, state, ask, dismiss: () => setState('none') }
}

const isOnGround = ({ latitude, longitude }: Position): boolean =>
  longitude > groundFrame.west &&
  longitude < groundFrame.east &&
  latitude > groundFrame.south &&
  latitude < groundFrame.north
