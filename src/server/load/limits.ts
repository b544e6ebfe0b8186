import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FairQueues } from '../../api/limited-calls.ts'
import type { Db } from '../../db/database.ts'
import { limits as allLimits } from '../../domain/limits/limits.ts'
import type { Rate } from '../../domain/limits/rate.ts'
import { day, hour } from '../../domain/time/units.ts'
import type { ActiveAddresses } from '../../http/fair-use/active-addresses.ts'
import { type CpuQuota, createCpuQuota } from '../../http/fair-use/cpu-quota.ts'
import { createFairQueue, type FairQueue } from '../../http/fair-use/fair-queue.ts'
import { createSlowReaderGuard } from '../../http/fair-use/slow-reader-guard.ts'
import { toLeftSignal } from '../../http/left-signal.ts'
import { toLimitedAddress } from '../../http/limited-address.ts'
import { createLimits, type Limits, type OnHit } from '../../http/limits.ts'
import { sendProblem } from '../../http/send-problem.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Admit } from '../pages/site.ts'

type Opening = { config: Config; key: Buffer; onHit: OnHit }

const over = (seconds: number, burst: number): Rate => ({ burst, every: seconds / burst })

export function openLimits({ config, key, onHit }: Opening): Limits {
  return createLimits({
    key,
    onHit,
    byAddress: config.LIMITS_BY_ADDRESS === 'on',
    rates: { smsGlobally: over(hour, config.SMS_PER_HOUR), smsGloballyPerDay: over(day, config.SMS_PER_DAY) },
  })
}

const alarmPause = 60_000

/** Counts every hit; a hit of a global limit is an alarm, logged once a minute. */
export function followHits({ log, metrics }: { log: Log; metrics: Pick<Metrics, 'countLimit'> }): OnHit {
  const silentUntil = new Map<string, number>()
  // An alert on the increase of a counter misses the first hit if the counter does not exist before it.
  for (const [name, { by }] of Object.entries(allLimits)) if (by === 'all') metrics.countLimit(name, by, 0)
  return (name, by) => {
    metrics.countLimit(name, by)
    const isAlarm = by === 'all' && name !== 'challengesGlobally'
    if (!isAlarm || (silentUntil.get(name) ?? 0) > Date.now()) return
    silentUntil.set(name, Date.now() + alarmPause)
    const { meaning } = allLimits[name]
    log.error({ limit: name }, `a global limit is reached: ${meaning}`)
  }
}

/**
 * How much dear work of one address, and of all, is under way at the same time in a process; and beyond a third of a second at once, an
 * address has a tenth of the event loop while others are there. That is ten pages a second, and too little to keep them waiting.
 */
const openDearTurns = ({ areThere, endTurn }: ActiveAddresses, share: CpuQuota): FairQueue =>
  createFairQueue({
    atOnce: 16,
    atOnceEach: 2,
    waiting: 200,
    waitingEach: 20,
    patience: 5_000,
    share,
    isShared: areThere,
    onEnd: endTurn,
  })

/** Reads are cheap: a crowd behind one address hardly notices, and one machine with many connections does not delay others. */
const openReadingTurns = ({ hasOthers }: ActiveAddresses): FairQueue =>
  createFairQueue({
    atOnce: 64,
    atOnceEach: 2,
    waiting: 2_000,
    waitingEach: 200,
    patience: 5_000,
    share: createCpuQuota({ max: 300, part: 0.2 }),
    isShared: hasOthers,
  })

const openDearShare = (): CpuQuota => createCpuQuota({ max: 300, part: 0.1 })

/** For cached pages: hundreds a second, for thousands of people behind one address. */
export const openCachedPageQuota = ({ LIMITS_BY_ADDRESS }: Pick<Config, 'LIMITS_BY_ADDRESS'>): CpuQuota | undefined =>
  LIMITS_BY_ADDRESS === 'on' ? createCpuQuota({ max: 300, part: 0.2 }) : undefined

export function openTurns(neighbours: ActiveAddresses): FairQueues {
  const ofStrangers = openDearShare()
  return {
    dear: openDearTurns(neighbours, ofStrangers),
    signedIn: openDearTurns(neighbours, openDearShare()),
    searching: openDearTurns(neighbours, ofStrangers),
    reading: openReadingTurns(neighbours),
  }
}

type Deps = { turns: FairQueue; db: Db; limits: Limits }

/** A site without a database counts nothing, but still lets an address have so many at once. */
export const admitPages =
  ({ turns, db, limits }: Pick<Deps, 'turns'> & Partial<Deps>): Admit =>
  async (address, make, signal) => {
    if (db) await limits?.require(db, 'pages', address)
    return turns.run(address && toLimitedAddress(address), make, signal)
  }

const searches = /\/(multi-search|search|facet-search|similar)$/

const isSearch = ({ url, method }: FastifyRequest): boolean =>
  method !== 'OPTIONS' && searches.test(url.split('?', 1)[0] ?? '')

/**
 * Counts every request to the search service before its key is looked up, and lets searches take turns. A turn lasts until the answer is made: a
 * client that does not read it delays no other.
 */
export function limitSearches(scope: FastifyInstance, { turns, db, limits }: Deps): void {
  const ends = new WeakMap<FastifyRequest, () => void>()
  const noteUnsent = createSlowReaderGuard({ maxEach: 6, max: 60 })
  scope.addHook('onRequest', async (request, reply) => {
    try {
      await limits.require(db, isSearch(request) ? 'search' : 'reads', request.ip)
    } catch (problem) {
      return sendProblem(problem, request, reply)
    }
  })
  scope.addHook('preHandler', async (request, reply) => {
    if (!isSearch(request)) return
    try {
      ends.set(request, await takeTurn(turns, request.ip, reply.raw))
    } catch (problem) {
      return sendProblem(problem, request, reply)
    }
  })
  scope.addHook('onSend', async (request, reply) => {
    const end = ends.get(request)
    if (!end) return
    end()
    noteUnsent(toLimitedAddress(request.ip), reply.raw)
  })
}

/** Resolves at the start of its turn, with the function that ends it; it ends as well when the client leaves. */
const takeTurn = (turns: FairQueue, address: string, response: ServerResponse): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const begin = () =>
      new Promise<void>((end) => {
        response.once('close', end)
        resolve(end)
      })
    turns.run(toLimitedAddress(address), begin, toLeftSignal(response)).catch(reject)
  })
