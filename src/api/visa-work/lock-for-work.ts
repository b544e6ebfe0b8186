import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import type { VisaActor } from '../../db/queries/visas/visa-events.ts'
import { isTakenBy, isTakenByOther, isVisaOpen } from '../../domain/visas/visa-states.ts'
import { requireFound } from '../require-found.ts'
import { type KnownApplication, lockApplication } from '../visa-applications/lock-application.ts'

/** The person who works on an application: an officer with the version that they have seen, or an operator. */
export type Worker = { actor: Extract<VisaActor, 'officer'>; account: string; version: number } | Operator
type Operator = { actor: Extract<VisaActor, 'operator'>; account: null }

export const operator: Operator = { actor: 'operator', account: null }

/** Still to be decided. */
export async function lockOpen(tx: Tx, id: number): Promise<KnownApplication> {
  const known = await requireFound(lockApplication(tx, id))
  const { facts, order } = known
  if (!isVisaOpen(facts) || order.paymentStatus !== 'paid' || order.isClosed) throw new Problem('VISA_DECIDED')
  return known
}

/** Theirs to decide: they have taken it up, and it is as they have seen it. */
export async function lockForWork(tx: Tx, id: number, worker: Worker, now: Date): Promise<KnownApplication> {
  const known = await lockOpen(tx, id)
  const { facts } = known
  if (isTakenByOther(facts, worker.account, now)) throw new Problem('VISA_TAKEN')
  if (worker.actor === 'operator') return known
  if (!isTakenBy(facts, worker.account, now)) throw new Problem('VISA_NOT_TAKEN')
  if (facts.version !== worker.version) throw new Problem('VISA_CHANGED')
  return known
}
