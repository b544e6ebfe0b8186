import { type ProblemResult, refuse } from '../problem-result.ts'

/** In dinars: of one payment, and of all that a customer makes on a day of Baghdad. Notes come in whole 250s. */
export const topUpLimits = { min: 5_000, max: 1_000_000, maxADay: 2_000_000, step: 250 } as const

/** The most unpaid top-ups of a customer at a time. */
export const maxUnpaidTopUps = 3

/** How much more may be put in today, after `today`. */
export const toLeftToday = (today: number): number => Math.max(0, topUpLimits.maxADay - today)

/** `today`: what was put in on this day, and what may still be paid. */
export function checkTopUp(
  amount: number,
  today: number,
): { ok: true } | ProblemResult<'TOP_UP_TOO_SMALL' | 'TOP_UP_TOO_LARGE' | 'TOP_UP_NOT_WHOLE'> {
  if (amount < topUpLimits.min) return refuse('TOP_UP_TOO_SMALL')
  if (amount > topUpLimits.max || amount > toLeftToday(today)) return refuse('TOP_UP_TOO_LARGE')
  return amount % topUpLimits.step === 0 ? { ok: true } : refuse('TOP_UP_NOT_WHOLE')
}
