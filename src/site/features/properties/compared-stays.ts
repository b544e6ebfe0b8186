import { deviceValue } from '../../../client/device/device-value.ts'
import { comparedKey } from '../../../client/session/clear-on-sign-out.ts'

export const maxCompared = 4

const isId = (one: unknown): one is number => Number.isInteger(one) && (one as number) > 0

/** The ids of the properties to compare. */
export const comparedStays = deviceValue<number[]>(comparedKey, (stored) =>
  Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, maxCompared) : [],
)

export type CompareBarProps = {
  /** The days and guests, as they go along. */
  plan: string
  isFull: boolean
}

/** False where there is no room for one more. */
export function toggleCompared(id: number, isWanted: boolean): boolean {
  const others = comparedStays.read().filter((other) => other !== id)
  if (isWanted && others.length >= maxCompared) return false
  comparedStays.write(isWanted ? [...others, id] : others)
  return true
}
