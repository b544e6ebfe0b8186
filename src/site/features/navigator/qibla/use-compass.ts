import { useEffect, useReducer } from 'react'
import { toBearing } from '../../../../domain/map/coordinates.ts'
import type { Orientation } from '../../../../domain/prayer/compass.ts'
import { type CompassState, toCompassState } from './compass-state.ts'

/** Safari asks before it tells, and only in a tap. */
type AskedOrientation = { requestPermission?: () => Promise<'granted' | 'denied'> }

/** A sensor that works answers at once. */
const patience = 3_000

export type Compass = {
  state: CompassState
  /** The direction of the device's top, from true north; null before it is known. */
  heading: number | null
  start(): void
  stop(): void
}

export function useCompass(declination: number): Compass {
  const [state, dispatch] = useReducer(toCompassState, { name: 'off' })
  const isListening = state.name !== 'off' && state.name !== 'denied'

  useEffect(() => {
    if (!isListening) return
    const waiting = setTimeout(() => dispatch({ type: 'waited' }), patience)
    const read = (event: DeviceOrientationEvent) => {
      const orientation: Orientation = event
      dispatch({ type: 'read', orientation, screenAngle: screen.orientation?.angle ?? 0 })
    }
    // Beside an absolute event, the plain one begins at any direction.
    const name = 'ondeviceorientationabsolute' in window ? 'deviceorientationabsolute' : 'deviceorientation'
    addEventListener(name, read as EventListener)
    return () => {
      clearTimeout(waiting)
      removeEventListener(name, read as EventListener)
    }
  }, [isListening])

  const start = async () => {
    if (!('DeviceOrientationEvent' in window)) {
      dispatch({ type: 'started' })
      return dispatch({ type: 'waited' })
    }
    const { requestPermission } = DeviceOrientationEvent as AskedOrientation
    const answer = requestPermission ? await requestPermission().catch(() => 'denied' as const) : 'granted'
    dispatch({ type: answer === 'granted' ? 'started' : 'denied' })
  }
  return {
    state,
    heading: state.name === 'running' ? toBearing(state.magnetic + declination) : null,
    start: () => void start(),
    stop: () => dispatch({ type: 'stopped' }),
  }
}
