import { metersBetween, type Position } from '../map/map-frame.ts'

export const holyCities = ['mecca', 'medina'] as const
export type HolyCity = (typeof holyCities)[number]

type Spot = readonly [latitude: number, longitude: number]

/** The gates that pilgrims use most. From OpenStreetMap (ODbL), to some ten metres. */
const gates = {
  'mecca-king-abdulaziz': [21.42104, 39.82584],
  'mecca-ajyad': [21.42131, 39.82685],
  'mecca-salam': [21.42303, 39.82757],
  'mecca-marwa': [21.42532, 39.82739],
  'mecca-fath': [21.42402, 39.82651],
  'mecca-king-abdullah': [21.42539, 39.82413],
  'mecca-umrah': [21.42284, 39.82457],
  'mecca-king-fahd': [21.42123, 39.82405],
  'medina-salam': [24.46744, 39.61066],
  'medina-jibril': [24.46774, 39.6116],
  'medina-king-abdulaziz': [24.46828, 39.6132],
  'medina-ali': [24.46946, 39.61316],
  'medina-king-fahd': [24.46992, 39.61116],
  'medina-majidi': [24.46948, 39.60916],
  'medina-king-saud': [24.46827, 39.60915],
} as const satisfies Record<string, Spot>

export type GateKey = keyof typeof gates
export type Gate = { key: GateKey; city: HolyCity; at: Position }

export const toSpotPosition = ([latitude, longitude]: Spot): Position => ({ latitude, longitude })

export const haramGates: readonly Gate[] = (Object.keys(gates) as GateKey[]).map((key) => ({
  key,
  city: key.startsWith('mecca') ? 'mecca' : 'medina',
  at: toSpotPosition(gates[key]),
}))

/** The gate of the city's Haram that is nearest, and how far it is as the crow flies. */
export function findNearestGate(city: HolyCity, from: Position): { gate: Gate; meters: number } {
  const [nearest] = haramGates
    .filter((gate) => gate.city === city)
    .map((gate) => ({ gate, meters: toTens(metersBetween(from, gate.at)) }))
    .sort((one, other) => metersBetween(from, one.gate.at) - metersBetween(from, other.gate.at))
  if (!nearest) throw new Error(`No gate is known in ${city}`)
  return nearest
}

/** Gates are known no better. */
const toTens = (meters: number): number => Math.max(10, Math.round(meters / 10) * 10)
