/** A calendar day in Baghdad, `YYYY-MM-DD`. */
export type Day = string

// Iraq has kept UTC+3 without summer time since 2008.
const baghdadOffset = 3 * 60 * 60 * 1000

const toParts = (instant: Date) => new Date(instant.getTime() + baghdadOffset).toISOString()

export const toDay = (instant: Date): Day => toParts(instant).slice(0, 10)

/** `HH:MM` on Baghdad's clocks. */
export const toClock = (instant: Date): string => toParts(instant).slice(11, 16)

export const addDays = (day: Day, count: number): Day => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const toInstant = (day: Day, clock: string): Date => new Date(`${day}T${clock}:00+03:00`)

/** `2026-11-20` as 20261120, so that days compare as numbers. */
export const toDayNumber = (day: Day): number => Number(day.replaceAll('-', ''))
