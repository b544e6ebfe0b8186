import { expect, test } from 'vitest'
import type { Orientation } from '../../../../domain/prayer/compass.ts'
import { type CompassEvent, type CompassState, toCompassState } from './compass-state.ts'

const held = (alpha: number | null, more: Partial<Orientation> = {}): CompassEvent => ({
  type: 'read',
  orientation: { alpha, beta: 0, gamma: 0, absolute: true, ...more },
  screenAngle: 0,
})
const safari = (heading: number, accuracy: number) =>
  held(0, { absolute: false, webkitCompassHeading: heading, webkitCompassAccuracy: accuracy })
const after = (...events: CompassEvent[]): CompassState =>
  events.reduce<CompassState>((state, event) => toCompassState(state, event), { name: 'off' })

test('it runs from the first reading on, and says nothing of an accuracy that it was not told', () => {
  expect(after({ type: 'started' })).toEqual({ name: 'asking' })
  expect(after({ type: 'started' }, held(90))).toEqual({ name: 'running', magnetic: 270, accuracy: null })
  expect(after({ type: 'started' }, safari(200, 12))).toEqual({ name: 'running', magnetic: 200, accuracy: 12 })
})

test('a device without a sensor says so, by an empty reading or by none at all', () => {
  expect(after({ type: 'started' }, held(null))).toEqual({ name: 'missing' })
  expect(after({ type: 'started' }, { type: 'waited' })).toEqual({ name: 'missing' })
  expect(after({ type: 'started' }, held(10, { absolute: false }))).toEqual({ name: 'missing' })
})

test('a sensor that comes late is welcome, and one that lies still keeps its direction', () => {
  expect(after({ type: 'started' }, { type: 'waited' }, held(0))).toMatchObject({ name: 'running', magnetic: 0 })
  expect(after({ type: 'started' }, held(0), { type: 'waited' })).toMatchObject({ name: 'running', magnetic: 0 })
})

test('uncalibrated, it shows no direction until it is calibrated', () => {
  expect(after({ type: 'started' }, safari(200, 12), safari(200, -1))).toEqual({ name: 'uncalibrated' })
  expect(after({ type: 'started' }, safari(200, -1), { type: 'waited' })).toEqual({ name: 'uncalibrated' })
  expect(after({ type: 'started' }, safari(200, -1), safari(90, 5))).toMatchObject({ name: 'running', magnetic: 90 })
})

test('an empty reading between good ones changes nothing', () => {
  expect(after({ type: 'started' }, held(0), held(null))).toMatchObject({ name: 'running', magnetic: 0 })
})

test('refused or stopped, late readings are not heard', () => {
  expect(after({ type: 'denied' }, held(90), { type: 'waited' })).toEqual({ name: 'denied' })
  expect(after({ type: 'started' }, held(90), { type: 'stopped' }, held(90))).toEqual({ name: 'off' })
  expect(after({ type: 'denied' }, { type: 'started' })).toEqual({ name: 'asking' })
})
