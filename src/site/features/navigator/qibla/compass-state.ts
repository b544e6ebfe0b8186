import { type Orientation, readHeading, smoothBearing } from '../../../../domain/prayer/compass.ts'

export type CompassState =
  | { name: 'off' | 'asking' | 'denied' | 'missing' | 'uncalibrated' }
  | { name: 'running'; magnetic: number; accuracy: number | null }

export type CompassEvent =
  | { type: 'started' }
  | { type: 'denied' }
  | { type: 'stopped' }
  | { type: 'waited' }
  | { type: 'read'; orientation: Orientation; screenAngle: number }

const isOn = ({ name }: CompassState) => name !== 'off' && name !== 'denied'

/** The state of the compass after an event. It shows only values of the device. */
export function toCompassState(state: CompassState, event: CompassEvent): CompassState {
  if (event.type === 'started') return { name: 'asking' }
  if (event.type === 'denied') return { name: 'denied' }
  if (event.type === 'stopped') return { name: 'off' }
  if (!isOn(state)) return state
  // Only the first reading is waited for: a device that lies still sends no others.
  if (event.type === 'waited') return state.name === 'asking' ? { name: 'missing' } : state
  const heading = readHeading(event.orientation, event.screenAngle)
  // A device without a sensor sends one empty reading; one that works may send such between good ones.
  if (heading === 'missing') return state.name === 'running' ? state : { name: 'missing' }
  if (heading === 'uncalibrated') return { name: 'uncalibrated' }
  const shown = state.name === 'running' ? state.magnetic : null
  return { name: 'running', magnetic: smoothBearing(shown, heading.degrees), accuracy: heading.accuracy }
}
