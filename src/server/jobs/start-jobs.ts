import type { PaymentContext } from '../../api/payments/payment-context.ts'
import { sweepPayments } from '../../api/payments/sweep.ts'
import { workRefunds } from '../../api/payments/work-refunds.ts'
import { rejectUnanswered } from '../../api/reservations/reject-unanswered.ts'
import { expireHolds } from '../../api/reservations/release.ts'
import { sendReminders } from '../../api/reservations/remind.ts'
import { forgetOldAuth } from '../../auth/forget-old.ts'
import { followChanges } from '../../db/follow-changes.ts'
import { forgetOldVisits } from '../../db/queries/advertisements.ts'
import { forgetOldKeys } from '../../db/queries/idempotency.ts'
import { endStays } from '../../db/queries/reservations.ts'
import { forgetSearchChanges } from '../../db/queries/search-changes.ts'
import type { Storage } from '../database.ts'
import type { Log } from '../log.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

type Jobs = { stop(): Promise<void> }
type Parts = {
  onContent: () => void
  onAccount: (account?: string) => void
  /** Rooms may have become free. */
  onNights: () => void
  log: Log
  context: PaymentContext | null
}

/** What goes on beside the requests, in as many processes as there are. */
export function startJobs({ url, db }: Storage, { onContent, onAccount, onNights, log, context }: Parts): Jobs {
  const changes = followChanges(url, { onContent, onAccount })
  const works = [
    repeat(10 * second, log, async () => {
      if (await expireHolds(db, new Date())) onNights()
    }),
    repeat(minute, log, () => rejectUnanswered(db, new Date())),
    repeat(minute, log, () => sendReminders(db, { cashAddress: context?.cashAddress ?? null, now: new Date() })),
    ...(context
      ? [
          repeat(5 * second, log, () => sweepPayments(context, new Date())),
          repeat(5 * second, log, () => workRefunds(context, new Date())),
        ]
      : []),
    repeat(hour, log, async () => {
      await Promise.all([forgetOldVisits(db), forgetSearchChanges(db), forgetOldAuth(db)])
      await Promise.all([forgetOldKeys(db, new Date()), endStays(db, new Date())])
    }),
  ]
  return {
    async stop() {
      await Promise.all(works.map((work) => work.stop()))
      await changes.stop()
    },
  }
}

/** Now and then again, never twice at once; a work that fails is tried again at its next turn. */
function repeat(pause: number, log: Log, work: () => Promise<unknown>): Jobs {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const run = async (): Promise<void> => {
    await work().catch((error) => log.error({ err: error }, 'a job failed'))
    if (!isOver) timer = setTimeout(begin, pause)
  }
  let running: Promise<void> = run()
  function begin() {
    running = run()
  }
  return {
    async stop() {
      isOver = true
      clearTimeout(timer)
      await running
    },
  }
}
