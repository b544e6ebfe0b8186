import { performance } from 'node:perf_hooks'
import { Problem } from '../../contract/problems.ts'
import type { CpuQuota } from './cpu-quota.ts'

type Options = {
  /** The most tasks that run at the same time: in total, and of one caller. */
  atOnce: number
  atOnceEach: number
  /** How many wait for their turn. */
  waiting: number
  waitingEach: number
  /** Milliseconds that one waits at most. */
  patience?: number
  /** Who has used up their share of the event loop waits for their next turn, though there is room. */
  share?: CpuQuota
  /** False while no other caller would have to wait. */
  isShared?: () => boolean
  onEnd?: () => void
}

/** Each caller without a name has a list of its own. */
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
 * Round-robin by caller: a caller who sends four hundred tasks at once delays only that caller. A full queue drops the last task of the
 * longest list.
 */
export const createFairQueue = (options: Options): FairQueue => new Turns(options)

class Turns implements FairQueue {
  readonly #options: Options
  readonly #lists: PendingLists
  readonly #running = new Map<Owner, number>()
  readonly #resting = new Set<Owner>()
  #underWay = 0

  constructor(options: Options) {
    this.#options = options
    this.#lists = new PendingLists(options)
  }

  waiting(): number {
    return this.#lists.count
  }

  async run<T>(whose: Whose, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { share, onEnd } = this.#options
    const owner: Owner = whose ?? Symbol('nobody in particular')
    if (signal?.aborted) throw refused()
    if (this.#canBegin(owner)) this.#start(owner)
    else await this.#wait(owner, signal)
    const before = performance.eventLoopUtilization()
    try {
      return await task()
    } finally {
      const used = performance.eventLoopUtilization(before).active / this.#underWay
      if (typeof owner === 'string') share?.charge(owner, used)
      onEnd?.()
      this.#finish(owner)
      this.#beginAfterRest(owner)
    }
  }

  #restOf(owner: Owner): number {
    const { share, isShared } = this.#options
    return (typeof owner === 'string' && isShared?.() !== false && share?.waitOf(owner)) || 0
  }

  #canBegin(owner: Owner): boolean {
    const { atOnce, atOnceEach } = this.#options
    return this.#underWay < atOnce && (this.#running.get(owner) ?? 0) < atOnceEach && this.#restOf(owner) === 0
  }

  #start(owner: Owner): void {
    this.#underWay++
    this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1)
  }

  #finish(owner: Owner): void {
    this.#underWay--
    const left = (this.#running.get(owner) ?? 1) - 1
    if (left > 0) this.#running.set(owner, left)
    else this.#running.delete(owner)
    // Behind the callers who came meanwhile: they have had no turn yet.
    this.#lists.moveBehind(owner)
    this.#beginNext()
  }

  #beginNext(): void {
    for (const [owner, waiter] of this.#lists.firsts()) {
      if (this.#underWay >= this.#options.atOnce) return
      if (!this.#canBegin(owner)) continue
      this.#lists.moveBehind(owner)
      waiter.begin()
    }
  }

  /** A timer may ring a moment before its time: an owner who still rests then is woken once more, or nothing would ever wake them. */
  #beginAfterRest(owner: Owner): void {
    if (!this.#lists.has(owner) || this.#resting.has(owner)) return
    const rest = this.#restOf(owner)
    if (rest === 0) {
      this.#beginNext()
      return
    }
    this.#resting.add(owner)
    setTimeout(() => {
      this.#resting.delete(owner)
      this.#beginAfterRest(owner)
    }, Math.ceil(rest))
  }

  #wait(owner: Owner, signal: AbortSignal | undefined): Promise<void> {
    const { patience } = this.#options
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', waiter.refuse)
        this.#lists.remove(owner, waiter)
      }
      const waiter: Waiter = {
        begin: () => {
          end()
          this.#start(owner)
          resolve()
        },
        refuse: () => {
          end()
          reject(refused())
        },
      }
      this.#lists.add(owner, waiter)
      const timer = patience === undefined ? undefined : setTimeout(waiter.refuse, patience)
      signal?.addEventListener('abort', waiter.refuse)
      this.#beginAfterRest(owner)
    })
  }
}

/** The queued tasks: a list for each owner, the owner with the next turn first. */
class PendingLists {
  readonly #lists = new Map<Owner, Waiter[]>()
  readonly #max: Pick<Options, 'waiting' | 'waitingEach'>
  count = 0

  constructor(max: Pick<Options, 'waiting' | 'waitingEach'>) {
    this.#max = max
  }

  has(owner: Owner): boolean {
    return this.#lists.has(owner)
  }

  /** The first waiter of each owner, as they are now. */
  firsts(): [Owner, Waiter][] {
    return [...this.#lists].flatMap(([owner, [first]]) => (first ? [[owner, first]] : []))
  }

  /** Throws where there is no room. */
  add(owner: Owner, waiter: Waiter): void {
    this.#makeRoom(this.#lists.get(owner)?.length ?? 0)
    const list = this.#lists.get(owner) ?? []
    list.push(waiter)
    this.#lists.set(owner, list)
    this.count++
  }

  remove(owner: Owner, waiter: Waiter): void {
    const list = this.#lists.get(owner) ?? []
    const at = list.indexOf(waiter)
    if (at < 0) return
    list.splice(at, 1)
    this.count--
    if (list.length === 0) this.#lists.delete(owner)
  }

  moveBehind(owner: Owner): void {
    const list = this.#lists.get(owner)
    if (!list) return
    this.#lists.delete(owner)
    this.#lists.set(owner, list)
  }

  #makeRoom(own: number): void {
    const { waiting, waitingEach } = this.#max
    if (own >= waitingEach) throw refused()
    if (this.count < waiting) return
    const [longest] = [...this.#lists.values()].sort((a, b) => b.length - a.length)
    if (!longest || longest.length <= own + 1) throw refused()
    longest.at(-1)?.refuse()
  }
}

const refused = (): Problem => new Problem('TOO_MANY_REQUESTS', { retryAfter: secondsToComeBack })
