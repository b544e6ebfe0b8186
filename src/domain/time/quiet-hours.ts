import { addDays, toClock, toDay, toInstant } from './day.ts'

/** On Baghdad's clocks: messages that can wait are held back at night. */
const quiet = { from: '22:00', to: '08:00' } as const

/** The same moment, or the morning after it. */
export function afterQuietHours(at: Date): Date {
  const [day, clock] = [toDay(at), toClock(at)]
  if (clock >= quiet.from) return toInstant(addDays(day, 1), quiet.to)
  return clock < quiet.to ? toInstant(day, quiet.to) : at
}
