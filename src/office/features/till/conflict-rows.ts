import type { ProblemCode } from '../../../contract/problems.ts'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import type { RedemptionQueue } from './redemption-queue.ts'
import type { ServerConflict } from './use-today.ts'

type Reason = keyof BusinessText['conflicts']

export type ConflictRow = { key: string; reason: string; acceptedAt: string }

const reasonOf: Partial<Record<ProblemCode, Reason>> = {
  TOKEN_USED: 'used',
  WINDOW_EXPIRED: 'expired',
  TOKEN_KEY_RETIRED: 'expired',
  TOKEN_REPLACED: 'replaced',
  USES_SPENT: 'spent',
  NO_ACTIVE_PACKAGE: 'ended',
  SUBSCRIPTION_SUSPENDED: 'suspended',
  DISCOUNT_OVER: 'over',
  NOT_FOUND: 'over',
}

/** Refusals of this device, and those of other devices from the server: each once. */
export function toConflictRows(
  texts: BusinessText['conflicts'],
  queue: RedemptionQueue,
  known: readonly ServerConflict[],
): ConflictRow[] {
  const own = queue.filter(({ state }) => state === 'conflict')
  const isOwn = ({ redeemedAt }: ServerConflict) =>
    own.some(({ acceptedAt }) => Date.parse(acceptedAt) === Date.parse(redeemedAt))
  return [
    ...own.map(({ id, problem, acceptedAt }) => ({
      key: id,
      reason: texts[(problem && reasonOf[problem]) ?? 'unknown'],
      acceptedAt,
    })),
    ...known
      .filter((conflict) => !isOwn(conflict))
      .map(({ id, reason, redeemedAt }) => ({ key: String(id), reason: texts[reason], acceptedAt: redeemedAt })),
  ]
}
