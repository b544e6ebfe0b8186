import type { FileContext } from '../../api/files/file-context.ts'
import { workFiles } from '../../api/files/work-files.ts'
import { orderKinds } from '../../api/order-kinds.ts'
import { expireHolds } from '../../api/orders/expire-holds.ts'
import { remindOfCash } from '../../api/orders/remind-cash.ts'
import type { PaymentContext } from '../../api/payments/payment-context.ts'
import { sweepPayments } from '../../api/payments/sweep.ts'
import { workRefunds } from '../../api/payments/work-refunds.ts'
import { remindOfPrayers } from '../../api/prayer-reminders/remind-of-prayers.ts'
import { endOverdueRests, remindOfRests } from '../../api/purchases/end-rests.ts'
import { rejectUnansweredPurchases } from '../../api/purchases/reject-unanswered.ts'
import { expireChanges } from '../../api/reservations/give-up-change.ts'
import { rejectUnanswered } from '../../api/reservations/reject-unanswered.ts'
import { remindOfArrivals } from '../../api/reservations/remind.ts'
import { askForReviews } from '../../api/reviews/ask-for-reviews.ts'
import type { ReviewPhotos } from '../../api/reviews/review-photos.ts'
import { expireSubscriptions } from '../../api/subscriptions/expire-subscriptions.ts'
import { remindOfEndings } from '../../api/subscriptions/remind-of-ending.ts'
import { notifyOfLate } from '../../api/visa-applications/notify-late.ts'
import { workLine } from '../../api/waiting/work-line.ts'
import { notifyOfPrices } from '../../api/wishlist/notify-of-prices.ts'
import type { Db } from '../../db/database.ts'
import { followChanges } from '../../db/follow-changes.ts'
import { endPurchases } from '../../db/queries/sales/purchases.ts'
import { noteClosedStocks } from '../../db/queries/search/search-changes.ts'
import { logLevelOf } from '../../http/refuse.ts'
import type { Storage } from '../database/database.ts'
import type { Log } from '../log.ts'
import { cleanUp } from './clean-up.ts'
import { logPresence } from './log-presence.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

type Jobs = { stop(): Promise<void> }
type Parts = {
  onContent: () => void
  onAccount: (account?: string) => void
  onCustomer: (customer?: number) => void
  /** Rooms may have become free. */
  onNights: () => void
  log: Log
  context: PaymentContext | null
  files: FileContext | null
  reviewPhotos: ReviewPhotos | null
}

/** What goes on beside the requests, in as many processes as there are. */
export function startJobs(
  { url, db, presence }: Storage,
  { onContent, onAccount, onCustomer, onNights, log, context, files, reviewPhotos }: Parts,
): Jobs {
  const changes = followChanges(url, { onContent, onAccount, onCustomer, presence: logPresence(presence, log) })
  const repeat = createRepeat(presence.isAway)
  const works = [
    repeat(10 * second, log, async () => {
      // Where one cannot be ended, others have been.
      const ended = await expireHolds(db, orderKinds, new Date()).catch((error) => {
        onNights()
        throw error
      })
      if (ended) onNights()
    }),
    repeat(10 * second, log, async () => {
      if (await expireChanges(db, new Date())) onNights()
    }),
    repeat(10 * second, log, async () => {
      if (await workLine(db, new Date())) onNights()
    }),
    repeat(10 * second, log, () => expireSubscriptions(db, new Date())),
    repeat(minute, log, () => rejectUnanswered(db, new Date())),
    repeat(minute, log, () => endOverdueRests(db, orderKinds, new Date())),
    repeat(minute, log, () => remindOfRests(db, new Date())),
    repeat(minute, log, () => rejectUnansweredPurchases(db, new Date())),
    repeat(minute, log, () => endPurchases(db, new Date())),
    repeat(minute, log, () => remindOfArrivals(db, new Date())),
    repeat(minute, log, () => askForReviews(db, new Date())),
    repeat(minute, log, () => remindOfEndings(db, new Date())),
    repeat(10 * second, log, () => remindOfPrayers(db, new Date())),
    repeat(minute, log, () => notifyOfLate(db, new Date())),
    repeat(minute, log, () =>
      remindOfCash(db, orderKinds, { cashAddress: context?.cashAddress ?? null, now: new Date() }),
    ),
    ...(context
      ? [
          repeat(5 * second, log, () => sweepPayments(context, new Date())),
          repeat(5 * second, log, () => workRefunds(context, new Date())),
        ]
      : []),
    repeat(10 * minute, log, () => notifyOfPrices(db, new Date())),
    ...(files ? [repeat(10 * second, log, () => workFiles(db, files, new Date()))] : []),
    ...(reviewPhotos ? [repeat(10 * minute, log, reviewPhotos.sweep)] : []),
    repeat(minute, log, createClosing(db)),
    repeat(hour, log, async () => {
      const failed = await cleanUp(db, new Date())
      for (const [step, error] of failed) log.error({ err: error, step }, 'a step of the clean-up failed')
    }),
  ]
  return {
    async stop() {
      await Promise.all(works.map((work) => work.stop()))
      await changes.stop()
    },
  }
}

/** What has closed since the last look; the first one goes back as far as a process may have been away. */
function createClosing(db: Db): () => Promise<void> {
  let since = new Date(Date.now() - 3 * hour)
  return async () => {
    const now = new Date()
    await noteClosedStocks(db, { since, now })
    since = now
  }
}

/** Now and then again, never twice at once; a work that fails is tried again at its next turn. All rest while the database is away. */
const createRepeat = (isAway: () => boolean) =>
  function repeat(pause: number, log: Log, work: () => Promise<unknown>): Jobs {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const run = async (): Promise<void> => {
      if (!isAway()) await work().catch((error) => log[logLevelOf(error)]({ err: error }, 'a job failed'))
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
