import { performance } from 'node:perf_hooks'
import { Problem } from '../../contract/problems.ts'
import type { CpuQuota } from './cpu-quota.ts'

type Options = {
  /** How many tasks run at the same time: of everybody, and of one caller. */
  atOnce: number
  atOnceEach: number
  /** How many wait for their turn. */
  waiting: number
  waitingEach: number
  /** Milliseconds that one waits at most. */
  patience?: number
  /** Who has used up their share of the event loop waits for their next turn, though there is room. */
  share?: CpuQuota
  /** False while there is nobody whom they would keep waiting. */
  isShared?: () => boolean
  onEnd?: () => void
}

/** Without a name nobody shares a line with them. */
export type Whose = string | undefined
type Owner = string | symbol
type Waiter = { begin(): void; refuse(): void }

export type FairQueue = {
  /** Runs the task when it is its turn. One that cannot get a turn is refused; one whose caller has left is not begun. */
  run<T>(whose: Whose, task: () => Promise<T>, signal?: AbortSignal): Promise<T>
  waiting(): number
}

const secondsToComeBack = 2

/**
 * Callers take turns, whatever each of them has asked for: who sends four hundred at once waits for them alone. Where the line is full,
 * the last of the longest goes.
 */
export function createFairQueue({
  atOnce,
  atOnceEach,
  waiting,
  waitingEach,
  patience,
  share,
  isShared,
  onEnd,
}: Options): FairQueue {
  const lines = new Map<Owner, Waiter[]>()
  const running = new Map<Owner, number>()
  const resting = new Set<Owner>()
  let underWay = 0
  let inLine = 0

  const restOf = (owner: Owner): number =>
    (typeof owner === 'string' && isShared?.() !== false && share?.waitOf(owner)) || 0
  const canBegin = (owner: Owner): boolean =>
    underWay < atOnce && (running.get(owner) ?? 0) < atOnceEach && restOf(owner) === 0

  function start(owner: Owner): void {
    underWay++
    running.set(owner, (running.get(owner) ?? 0) + 1)
  }

  function finish(owner: Owner): void {
    underWay--
    const left = (running.get(owner) ?? 1) - 1
    if (left > 0) running.set(owner, left)
    else running.delete(owner)
    // Behind those who came meanwhile: they have had no turn yet.
    moveBehind(owner)
    beginNext()
  }

  function beginNext(): void {
    for (const [next, line] of [...lines]) {
      if (underWay >= atOnce) return
      if (!canBegin(next)) continue
      const [waiter] = line
      moveBehind(next)
      waiter?.begin()
    }
  }

  function moveBehind(owner: Owner): void {
    const line = lines.get(owner)
    if (!line) return
    lines.delete(owner)
    lines.set(owner, line)
  }

  /** A timer may ring a moment before its time: whoever still rests then is woken once more, or nobody would ever do it. */
  function beginAfterRest(owner: Owner): void {
    if (!lines.has(owner) || resting.has(owner)) return
    const rest = restOf(owner)
    if (rest === 0) {
      beginNext()
      return
    }
    resting.add(owner)
    setTimeout(() => {
      resting.delete(owner)
      beginAfterRest(owner)
    }, Math.ceil(rest))
  }

  function leave(owner: Owner, waiter: Waiter): void {
    const line = lines.get(owner) ?? []
    const at = line.indexOf(waiter)
    if (at < 0) return
    line.splice(at, 1)
    inLine--
    if (line.length === 0) lines.delete(owner)
  }

  function makeRoom(mine: number): void {
    if (mine >= waitingEach) throw refused()
    if (inLine < waiting) return
    const [max] = [...lines.values()].sort((a, b) => b.length - a.length)
    if (!max || max.length <= mine + 1) throw refused()
    max.at(-1)?.refuse()
  }

  const wait = (owner: Owner, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      makeRoom(lines.get(owner)?.length ?? 0)
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', waiter.refuse)
        leave(owner, waiter)
      }
      const waiter: Waiter = {
        begin() {
          end()
          start(owner)
          resolve()
        },
        refuse() {
          end()
          reject(refused())
        },
      }
      const timer = patience === undefined ? undefined : setTimeout(waiter.refuse, patience)
      signal?.addEventListener('abort', waiter.refuse)
      const line = lines.get(owner) ?? []
      line.push(waiter)
      lines.set(owner, line)
      inLine++
      beginAfterRest(owner)
    })

  return {
    waiting: () => inLine,
    async run(whose, task, signal) {
      const owner: Owner = whose ?? Symbol('nobody in particular')
      if (signal?.aborted) throw refused()
      if (canBegin(owner)) start(owner)
      else await wait(owner, signal)
      const before = performance.eventLoopUtilization()
      try {
        return await task()
      } finally {
        const used = performance.eventLoopUtilization(before).active / underWay
        if (typeof owner === 'string') share?.charge(owner, used)
        onEnd?.()
        finish(owner)
        beginAfterRest(owner)
      }
    },
  }
}

const refused = (): Problem => new Problem('TOO_MANY_REQUESTS', { retryAfter: secondsToComeBack })
