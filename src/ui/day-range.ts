import { addDays, type Day, daysBetween } from '../domain/time/day.ts'

export type DayRange = { start: Day; end: Day }
export type DraftRange = { start: Day; end: Day | null } | null

export type RangeRules = {
  isUnavailable?: (day: Day) => boolean
  maxNights?: number
  /** The range begins here: a press changes only its end. */
  fixedStart?: Day
}

/** Each night must be free; the day of leaving is not slept through, so it may itself be taken. */
export function canEndOn(start: Day, end: Day, { isUnavailable, maxNights = 365 }: RangeRules): boolean {
  if (end <= start || daysBetween(start, end) > maxNights) return false
  for (let day = start; day < end; day = addDays(day, 1)) if (isUnavailable?.(day)) return false
  return true
}

/** The first press begins a range, the second ends it; a press that cannot end it begins another. */
export function pickDay(draft: DraftRange, day: Day, rules: RangeRules): DraftRange {
  const { fixedStart } = rules
  if (fixedStart) return canEndOn(fixedStart, day, rules) ? { start: fixedStart, end: day } : draft
  if (draft && draft.end === null && canEndOn(draft.start, day, rules)) return { start: draft.start, end: day }
  return rules.isUnavailable?.(day) ? draft : { start: day, end: null }
}
