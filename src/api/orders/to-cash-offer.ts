import type { z } from 'zod'
import type { Quote } from '../../contract/reservations.ts'
import type { CashReason } from '../../domain/stays/hold-rules.ts'

export type CashOffer = z.output<typeof Quote>['cash']

/** Part of every price: until when the cash could be brought, or why cash is not offered. */
export const toCashOffer = (reason: CashReason | null, toUntil: () => Date): CashOffer =>
  reason ? { until: null, reason } : { until: toUntil().toISOString(), reason: null }
