import { toBearing, toDegrees, toRadians } from '../map/coordinates.ts'

/** A browser's event about the device's orientation. Safari adds a heading and its accuracy. */
export type Orientation = {
  alpha: number | null
  beta: number | null
  gamma: number | null
  absolute: boolean
  webkitCompassHeading?: number
  webkitCompassAccuracy?: number
}

/** The direction of the top of the screen, from magnetic north, and its accuracy where the device tells it. */
export type Heading = { degrees: number; accuracy: number | null }

export type CompassProblem = 'missing' | 'uncalibrated'

/** `screenAngle` is how far the picture on the screen is turned against the device. */
export function readHeading(orientation: Orientation, screenAngle: number): Heading | CompassProblem {
  const { webkitCompassHeading: heading, webkitCompassAccuracy: accuracy } = orientation
  if (heading !== undefined) {
    if (accuracy === undefined || accuracy < 0 || !Number.isFinite(heading)) return 'uncalibrated'
    return { degrees: toBearing(heading + screenAngle), accuracy }
  }
  const { alpha, beta, gamma, absolute } = orientation
  // A relative one begins at any direction the device happened to look at.
  if (!absolute || alpha === null || beta === null || gamma === null) return 'missing'
  return { degrees: toTopHeading({ alpha, beta, gamma }, screenAngle), accuracy: null }
}

type Angles = { alpha: number; beta: number; gamma: number }
type Vector = readonly [east: number, north: number, up: number]

/** Steeper than this, the screen's top points into the sky, and what counts is where its back looks. */
const steepest = Math.sin(toRadians(60))

function toTopHeading(angles: Angles, screenAngle: number): number {
  const [right, ahead, out] = toAxes(angles)
  const turn = toRadians(screenAngle)
  const top = add(scale(ahead, Math.cos(turn)), scale(right, Math.sin(turn)))
  const [east, north] = Math.abs(top[2]) < steepest ? top : scale(out, -Math.sign(top[2]))
  return toBearing(toDegrees(Math.atan2(east, north)))
}

/** The device's own axes in those of the earth, as the standard turns them: about z, then x, then y. */
function toAxes({ alpha, beta, gamma }: Angles): readonly [right: Vector, ahead: Vector, out: Vector] {
  const [a, b, c] = [alpha, beta, gamma].map(toRadians) as [number, number, number]
  const { sin, cos } = Math
  return [
    [cos(a) * cos(c) - sin(a) * sin(b) * sin(c), sin(a) * cos(c) + cos(a) * sin(b) * sin(c), -cos(b) * sin(c)],
    [-sin(a) * cos(b), cos(a) * cos(b), sin(b)],
    [cos(a) * sin(c) + sin(a) * sin(b) * cos(c), sin(a) * sin(c) - cos(a) * sin(b) * cos(c), cos(b) * cos(c)],
  ]
}

const scale = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by]
const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

/** How far to turn from one bearing to another: negative to the left, at most 180 either way. */
export const toTurn = (from: number, to: number): number => {
  const turn = toBearing(to - from)
  return turn > 180 ? turn - 360 : turn
}

/** A needle that follows without trembling: each reading draws it a part of the way, the shorter way around. */
export const smoothBearing = (shown: number | null, read: number, part = 0.25): number =>
  shown === null ? read : toBearing(shown + toTurn(shown, read) * part)

export type Accuracy = 'good' | 'fair' | 'poor' | 'unknown'

export function toAccuracy(degrees: number | null): Accuracy {
  if (degrees === null) return 'unknown'
  if (degrees <= 10) return 'good'
  return degrees <= 20 ? 'fair' : 'poor'
}

/** Degrees within which a person faces the Qibla. */
export const isFacing = (heading: number, bearing: number): boolean => Math.abs(toTurn(heading, bearing)) <= 4
