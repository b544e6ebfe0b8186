import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../../db/database.ts'
import { type Activity, readActivity } from '../../db/queries/accounts/business-metrics.ts'

/** Longer than the statement's own limit; a pool without a free connection must not delay the scraper. */
const patience = 3_000

/** Gauges from the database: read for each scrape, once at a time. Without an answer one gauge says so and the others are absent. */
export function addActivityGauges(db: Db, registers: Registry[]): void {
  const read = shareRead(() => readActivity(db, new Date()))
  const add = <Label extends string>(name: string, help: string, labelNames: Label[], fill: Fill<Label>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const activity = await read()
        this.reset()
        fill(this, activity)
      },
    })
  add('safar_database_up', 'Whether the database has answered to this request for metrics.', [], (gauge, activity) =>
    gauge.set(activity ? 1 : 0),
  )
  add(
    'safar_recent',
    'Bookings, payments, refunds and SMS of the last hour by their state now, among the last 5000 of each.',
    ['kind', 'state'],
    (gauge, activity) => activity?.recent.forEach(({ kind, state, count }) => void gauge.set({ kind, state }, count)),
  )
  add('safar_jobs_due', 'Work that is due and that nobody has taken yet.', ['job'], (gauge, activity) =>
    activity?.jobs.forEach(({ job, count }) => void gauge.set({ job }, count)),
  )
  add('safar_jobs_late_seconds', 'For how long the oldest of it has been due.', ['job'], (gauge, activity) =>
    activity?.jobs.forEach(({ job, seconds }) => void gauge.set({ job }, seconds)),
  )
}

type Fill<Label extends string> = (gauge: Gauge<Label>, activity: Activity | null) => void

/** A read that takes too long goes on alone, and no second one is begun beside it. */
function shareRead(read: () => Promise<Activity>): () => Promise<Activity | null> {
  let underWay: Promise<Activity | null> | null = null
  return () => {
    underWay ??= read()
      .catch(() => null)
      .finally(() => {
        underWay = null
      })
    return Promise.race([underWay, sleep(patience, null, { ref: false })])
  }
}
