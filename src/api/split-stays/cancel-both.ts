import { Problem } from '../../contract/problems.ts'
import type { Db, Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import {
  findFacts,
  findOtherPart,
  lockReservation,
  type ReservationFacts,
} from '../../db/queries/stays/reservations.ts'
import type { RefundPlan } from '../../domain/money/refund.ts'
import { canCancel } from '../../domain/stays/reservation-states.ts'
import { requireFound } from '../require-found.ts'
import { type CancelResult, cancel, previewCancel } from '../reservations/cancel.ts'

type Input = { id: number; customer: number; now: Date }

/** Cancels each half by its own policy; the answer is about the half in the call. A half that cannot be cancelled stays as it is. */
export async function cancelBoth(tx: Tx, { id, customer, now }: Input): Promise<CancelResult> {
  const facts = await requireFound(lockReservation(tx, id, customer))
  const other = await requireFound(findOtherPart(tx, facts.order))
  // Before any nights: the first may have no points to take back, and the second some.
  await lockCustomer(tx, customer)
  const open = openOf([facts, other], now)
  if (open.length === 0) throw new Problem('CANNOT_CANCEL')
  // Cancelling one unpaid part gives up the other, too.
  const isPaid = facts.order.paymentStatus === 'paid' || other.order.paymentStatus === 'paid'
  const ended: CancelResult[] = []
  for (const one of isPaid ? open : [facts]) ended.push(await cancel(tx, { id: one.id, customer, now }))
  const named = ended.find((one) => one.id === id) ?? (ended[0] as CancelResult)
  return { ...named, plan: ended.map(({ plan }) => plan).reduce(add) }
}

/** The order of all locks: that of the smaller order number first. */
const openOf = (parts: ReservationFacts[], now: Date): ReservationFacts[] =>
  parts.filter((part) => canCancel(part, now)).sort((one, two) => one.order.id - two.order.id)

export async function previewBoth(db: Db, { id, customer, now }: Input) {
  const facts = await requireFound(findFacts(db, id, customer))
  const other = await requireFound(findOtherPart(db, facts.order))
  const [one, two] = [facts, other].toSorted((a, b) => a.order.id - b.order.id) as [ReservationFacts, ReservationFacts]
  const first = await previewCancel(db, { id: one.id, customer, now })
  // The points that the first cancellation moves count in the second.
  const pointsMoved = first.canCancel ? first.plan.pointsBack - first.plan.pointsClawedBack : 0
  const both = [first, await previewCancel(db, { id: two.id, customer, now, pointsMoved })] as const
  // A part that cannot be cancelled gives nothing back, and does not affect the other part.
  const cancellable = both.filter((one) => one.canCancel)
  const open = cancellable.length > 0 ? cancellable : both
  return {
    canCancel: both.some((one) => one.canCancel),
    refundTo: both[0].refundTo,
    isOthers: false,
    plan: open.map(({ plan }) => plan).reduce(add),
  }
}

/** `percent` is that of the one which gives back less: no more is promised than is kept. */
const add = (one: RefundPlan, two: RefundPlan): RefundPlan => ({
  refund: { ...one.refund, amount: one.refund.amount + two.refund.amount },
  percent: Math.min(one.percent, two.percent),
  pointsBack: one.pointsBack + two.pointsBack,
  pointsClawedBack: one.pointsClawedBack + two.pointsClawedBack,
  pointsMissing: one.pointsMissing + two.pointsMissing,
  isVoucherBack: one.isVoucherBack || two.isVoucherBack,
})
