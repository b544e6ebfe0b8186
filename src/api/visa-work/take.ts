import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { setLeft, setTaken } from '../../db/queries/visas/visa-applications.ts'
import { addVisaEvent } from '../../db/queries/visas/visa-events.ts'
import { later } from '../../domain/time/later.ts'
import { isTakenBy, isTakenByOther, minutesTaken } from '../../domain/visas/visa-states.ts'
import { requireFound } from '../require-found.ts'
import { lockApplication } from '../visa-applications/lock-application.ts'
import { lockOpen } from './lock-for-work.ts'

type Input = { id: number; account: string; now: Date }

/** One officer's alone for a while; once more prolongs it. */
export async function take(tx: Tx, { id, account, now }: Input): Promise<void> {
  const { facts } = await lockOpen(tx, id)
  if (isTakenByOther(facts, account, now)) throw new Problem('VISA_TAKEN')
  const isNew = facts.takenBy !== account
  await setTaken(tx, id, { account, until: later(now, minutesTaken * 60), isNew, now })
  await addVisaEvent(tx, { application: id, event: 'taken', actor: 'officer', account, now })
}

export async function leave(tx: Tx, { id, account, now }: Input): Promise<void> {
  const { facts } = await requireFound(lockApplication(tx, id))
  if (!isTakenBy(facts, account, now)) throw new Problem('VISA_NOT_TAKEN')
  await setLeft(tx, id)
  await addVisaEvent(tx, { application: id, event: 'left', actor: 'officer', account, now })
}
