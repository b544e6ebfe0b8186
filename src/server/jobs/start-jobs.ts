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
import { processWaitlist } from '../../api/waitlist/process-waitlist.ts'
import { notifyOfPrices } from '../../api/wishlist/notify-of-prices.ts'
import type { Db } from '../../db/database.ts'
import { followChanges } from '../../db/follow-changes.ts'
import { endPurchases } from '../../db/queries/sales/purchases.ts'
import { noteClosedStocks } from '../../db/queries/search/search-changes.ts'
import { logLevelOf } from '../../http/send-problem.ts'
import type { Storage } from '../database/database.ts'
import type { Log } from '../log.ts'
import { cleanUp } from './clean-up.ts'
import { logAvailability } from './log-availability.ts'

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
  context: PaymentContext
  files: FileContext
  reviewPhotos: ReviewPhotos
}

type Job = { every: number; run: () => Promise<unknown> }

/** Work beside the requests, in any number of processes. */
export function startJobs({ url, db, availability }: Storage, { log, onNights, context, ...parts }: Parts): Jobs {
  const { onContent, onAccount, onCustomer, files, reviewPhotos } = parts
  const changes = followChanges(url, {
    onContent,
    onAccount,
    onCustomer,
    availability: logAvailability(availability, log),
  })
  const repeat = createRepeat(availability.isUnavailable)
  const jobs = [
    ...endings(db, onNights),
    ...reminders(db, context),
    { every: 5 * second, run: () => sweepPayments(context, new Date()) },
    { every: 5 * second, run: () => workRefunds(context, new Date()) },
    { every: 10 * second, run: () => workFiles(db, files, new Date()) },
    { every: 10 * minute, run: reviewPhotos.sweep },
    { every: minute, run: createClosing(db) },
    { every: hour, run: () => cleanUpAndLog(db, log) },
  ]
  const works = jobs.map(({ every, run }) => repeat(every, log, run))
  return {
    async stop() {
      await Promise.all(works.map((work) => work.stop()))
      await changes.stop()
    },
  }
}

/** Ends by the clock: holds, offers to the waitlist, unanswered orders. */
function endings(db: Db, onNights: () => void): Job[] {
  const freeNights = async (end: () => Promise<unknown>) => {
    if (await end()) onNights()
  }
  const endHolds = () =>
    expireHolds(db, orderKinds, new Date()).catch((error) => {
      // One that fails does not stop the others.
      onNights()
      throw error
    })
  return [
    { every: 10 * second, run: () => freeNights(endHolds) },
    { every: 10 * second, run: () => freeNights(() => expireChanges(db, new Date())) },
    { every: 10 * second, run: () => freeNights(() => processWaitlist(db, new Date())) },
    { every: 10 * second, run: () => expireSubscriptions(db, new Date()) },
    { every: minute, run: () => rejectUnanswered(db, new Date()) },
    { every: minute, run: () => rejectUnansweredPurchases(db, new Date()) },
    { every: minute, run: () => endOverdueRests(db, orderKinds, new Date()) },
    { every: minute, run: () => endPurchases(db, new Date()) },
  ]
}

const reminders = (db: Db, { cashAddress }: PaymentContext): Job[] => [
  { every: minute, run: () => remindOfRests(db, new Date()) },
  { every: minute, run: () => remindOfArrivals(db, new Date()) },
  { every: minute, run: () => askForReviews(db, new Date()) },
  { every: minute, run: () => remindOfEndings(db, new Date()) },
  { every: 10 * second, run: () => remindOfPrayers(db, new Date()) },
  { every: minute, run: () => notifyOfLate(db, new Date()) },
  { every: minute, run: () => remindOfCash(db, orderKinds, { cashAddress: cashAddress ?? null, now: new Date() }) },
  { every: 10 * minute, run: () => notifyOfPrices(db, new Date()) },
]

async function cleanUpAndLog(db: Db, log: Log): Promise<void> {
  const failed = await cleanUp(db, new Date())
  for (const [step, error] of failed) log.error({ err: error, step }, 'a clean-up step failed')
}

/** Sales that have closed since the last run; the first run goes back as far as a process may have been away. */
function createClosing(db: Db): () => Promise<void> {
  let since = new Date(Date.now() - 3 * hour)
  return async () => {
    const now = new Date()
    await noteClosedStocks(db, { since, now })
    since = now
  }
}

/** Now and then again, never twice at once; a work that fails is tried again at its next turn. All rest while the database is away. */
const createRepeat = (isUnavailable: () => boolean) =>
  function repeat(pause: number, log: Log, work: () => Promise<unknown>): Jobs {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const run = async (): Promise<void> => {
      if (!isUnavailable()) await work().catch((error) => log[logLevelOf(error)]({ err: error }, 'a job failed'))
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
