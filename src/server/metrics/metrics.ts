import type pg from 'pg'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../../db/database.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { addActivityGauges } from './activity-gauges.ts'
import { processMetrics } from './process-metrics.ts'
import { createRouteNumbers, type RouteNumbers } from './route-numbers.ts'

export type Metrics = {
  observe: RouteNumbers['observe']
  countSignIn(step: string, outcome: string): void
  countSms(outcome: 'taken' | 'failed' | 'refused'): void
  countMail(outcome: 'taken' | 'failed' | 'refused'): void
  countError(): void
  countLimit(limit: string, by: string, count?: number): void
  countShed(): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
  contentType: string
}

type Parts = { cache: PageCache; database: { db: Db; pool: pg.Pool } | null }

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Everything that is counted, in one place. Labels are patterns, codes and states: never an address, an id or anything of a person. */
export function createMetrics({ cache, database }: Parts): Metrics {
  const registers = [new Registry()]
  const latency = new Histogram({
    name: 'safar_request_seconds',
    help: 'How long answers took, by route.',
    labelNames: ['service', 'route'],
    buckets: seconds,
    registers,
  })
  const routes = createRouteNumbers(latency)
  new Counter({
    name: 'safar_requests_total',
    help: 'Answers, by route and status. Pages from the page cache are counted there.',
    labelNames: ['service', 'route', 'status'],
    registers,
    collect() {
      routes.collect(this)
    },
  })
  const counters = createCounters(registers)
  addCacheGauges(cache, registers)
  if (database) {
    addPoolGauge(database.pool, registers)
    addActivityGauges(database.db, registers)
  }
  const all = Registry.merge([processMetrics(), ...registers])
  return {
    observe: routes.observe,
    ...counters,
    text: () => all.metrics(),
    contentType: all.contentType,
  }
}

type Counters = Pick<Metrics, 'countSignIn' | 'countSms' | 'countMail' | 'countError' | 'countLimit' | 'countShed'>

function createCounters(registers: Registry[]): Counters {
  const signIns = new Counter({
    name: 'safar_sign_ins_total',
    help: 'Steps of signing in, by outcome: ok, or the code of the refusal.',
    labelNames: ['step', 'outcome'],
    registers,
  })
  const sms = new Counter({
    name: 'safar_sms_total',
    help: 'Messages handed to the gateway: taken, failed (tried again) or refused for good.',
    labelNames: ['outcome'],
    registers,
  })
  const mails = new Counter({
    name: 'safar_mail_total',
    help: 'Mail handed to the server: taken, failed (tried again) or refused for good.',
    labelNames: ['outcome'],
    registers,
  })
  const errors = new Counter({
    name: 'safar_errors_total',
    help: 'Lines of the log with level error or above.',
    registers,
  })
  const hits = new Counter({
    name: 'safar_limit_hits_total',
    help: 'Requests over a limit of fair use, by its name and by whom it counts.',
    labelNames: ['limit', 'by'],
    registers,
  })
  const shed = new Counter({
    name: 'safar_shed_total',
    help: 'Requests that were sent away because the event loop was late.',
    registers,
  })
  return {
    countSignIn: (step, outcome) => signIns.inc({ step, outcome }),
    countSms: (outcome) => sms.inc({ outcome }),
    countMail: (outcome) => mails.inc({ outcome }),
    countError: () => errors.inc(),
    countLimit: (limit, by, count = 1) => hits.inc({ limit, by }, count),
    countShed: () => shed.inc(),
  }
}

function addCacheGauges(cache: PageCache, registers: Registry[]): void {
  new Counter({
    name: 'safar_page_cache_total',
    help: 'Pages that were answered from memory (hit), and pages that were made to be kept (miss).',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = cache.stats()
      this.reset()
      this.inc({ result: 'hit' }, hits)
      this.inc({ result: 'miss' }, misses)
    },
  })
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge('safar_page_cache_pages', 'Pages that are kept.', () => cache.stats().pages)
  gauge('safar_page_cache_bytes', 'What the kept pages take.', () => cache.stats().bytes)
}

function addPoolGauge(pool: pg.Pool, registers: Registry[]): void {
  new Gauge({
    name: 'safar_database_connections',
    help: 'Connections of the pool: all, those without work, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
