import { maxHijriOffset } from '../../domain/time/hijri.ts'
import { deviceValue } from '../device/device-value.ts'
import { hijriName } from './hijri-name.ts'

/** How many days the calendar of this device's user is ahead of the computed one. */
export const hijriOffset = deviceValue(hijriName, (stored) =>
  Number.isInteger(stored) && Math.abs(Number(stored)) <= maxHijriOffset ? Number(stored) : 0,
)
