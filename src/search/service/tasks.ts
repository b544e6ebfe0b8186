import type { Json } from '../engine/query.ts'
import { type ErrorBody, MeiliError } from './errors.ts'

export const taskTypes = [
  'documentAdditionOrUpdate',
  'documentEdition',
  'documentDeletion',
  'settingsUpdate',
  'indexCreation',
  'indexDeletion',
  'indexUpdate',
  'indexSwap',
  'taskCancelation',
  'taskDeletion',
  'dumpCreation',
  'snapshotCreation',
  'export',
  'upgradeDatabase',
  'indexCompaction',
  'networkTopologyChange',
  'dsrUpdate',
  'dsrClear',
] as const
export type TaskType = (typeof taskTypes)[number]

export const taskStatuses = ['enqueued', 'processing', 'succeeded', 'failed', 'canceled'] as const
export type TaskStatus = (typeof taskStatuses)[number]

export type Details = Record<string, unknown>

export type SearchTask = {
  uid: number
  batchUid: number | null
  /** Null for what concerns the whole service. */
  indexUid: string | null
  /** All indexes that it concerns: a swap has several. */
  indexUids: string[]
  status: TaskStatus
  type: TaskType
  canceledBy: number | null
  details: Details
  error: ErrorBody | null
  enqueuedAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  customMetadata: string | null
}

/** A piece of work. Its result is added to the details of its task, as is `failure` when there is none. */
export type Job = {
  type: TaskType
  indexUids: string[]
  details: Details
  failure?: Details
  customMetadata?: string | null
  run(task: SearchTask): Details | undefined | Promise<Details | undefined>
}

export type Tasks = {
  add(job: Job): SearchTask
  find(uid: number): SearchTask | null
  /** The newest first. */
  list(): SearchTask[]
  /** Takes work that has not begun out of the queue; returns how much. */
  cancel(uids: number[], by: number): number
  /** Deletes finished tasks; returns how many. */
  forget(uids: number[]): number
  isBusy(indexUid: string): boolean
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
}

export type TaskOptions = {
  max?: number
  now?: () => Date
  onError?: (error: unknown) => void
  /** Called when nothing is left to do. */
  onIdle?: () => void
  /** Finished tasks, the newest first, as `list` gave them. */
  before?: SearchTask[]
}

/** Everything that changes an index happens here, one piece after another, and between two of them the server may answer. */
export function createTasks({
  max = 100_000,
  now = () => new Date(),
  onError = () => {},
  onIdle = () => {},
  before = [],
}: TaskOptions = {}): Tasks {
  const tasks = new Map<number, SearchTask>(before.toReversed().map((task) => [task.uid, task]))
  const queue: { task: SearchTask; job: Job }[] = []
  let nextUid = (before[0]?.uid ?? -1) + 1
  let nextBatch = Math.max(-1, ...before.slice(0, 1000).map(({ batchUid }) => batchUid ?? -1)) + 1
  let working: Promise<void> | null = null
  let current: SearchTask | null = null

  async function work(): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve))
      // A cancellation is about waiting tasks: if it had to wait too, nothing would be left to cancel.
      const urgent = queue.findIndex(({ job }) => job.type === 'taskCancelation')
      const [next] = queue.splice(Math.max(urgent, 0), 1)
      if (!next) break
      await perform(next.task, next.job)
    }
    working = null
    onIdle()
  }

  async function perform(task: SearchTask, job: Job): Promise<void> {
    current = task
    task.status = 'processing'
    task.startedAt = now()
    task.batchUid = nextBatch++
    try {
      Object.assign(task.details, await job.run(task))
      task.status = 'succeeded'
    } catch (error) {
      Object.assign(task.details, job.failure)
      task.status = 'failed'
      task.error = toTaskError(error, onError).toBody()
    }
    task.finishedAt = now()
    current = null
  }

  function trim(): void {
    if (tasks.size <= max) return
    for (const [uid, task] of tasks) {
      if (task.finishedAt) tasks.delete(uid)
      if (tasks.size <= max) return
    }
  }

  return {
    add(job) {
      const [indexUid = null] = job.indexUids
      const task: SearchTask = {
        uid: nextUid++,
        batchUid: null,
        indexUid: job.indexUids.length > 1 || job.type === 'indexSwap' ? null : indexUid,
        indexUids: job.indexUids,
        status: 'enqueued',
        type: job.type,
        canceledBy: null,
        details: { ...job.details },
        error: null,
        enqueuedAt: now(),
        startedAt: null,
        finishedAt: null,
        customMetadata: job.customMetadata ?? null,
      }
      tasks.set(task.uid, task)
      queue.push({ task, job })
      trim()
      working ??= work()
      return task
    },
    find: (uid) => tasks.get(uid) ?? null,
    list: () => [...tasks.values()].reverse(),
    cancel(uids, by) {
      const wanted = new Set(uids)
      let canceled = 0
      for (let at = queue.length - 1; at >= 0; at--) {
        const { task, job } = queue[at] as { task: SearchTask; job: Job }
        if (!wanted.has(task.uid) || task.uid === by) continue
        queue.splice(at, 1)
        Object.assign(task.details, job.failure)
        const finishedAt = now()
        Object.assign(task, {
          status: 'canceled',
          canceledBy: by,
          finishedAt,
          batchUid: tasks.get(by)?.batchUid ?? null,
        })
        canceled++
      }
      return canceled
    },
    forget: (uids) => uids.filter((uid) => tasks.get(uid)?.finishedAt && tasks.delete(uid)).length,
    isBusy: (indexUid) => current?.indexUids.includes(indexUid) ?? false,
    idle: async () => {
      while (working) await working
    },
  }
}

function toTaskError(error: unknown, onError: (error: unknown) => void): MeiliError {
  if (error instanceof MeiliError) return error
  onError(error)
  return new MeiliError('internal', 'An internal error has occurred.')
}

export const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/** How long something took, as ISO 8601 says it. */
export const durationOf = (from: Date | null, to: Date | null): string | null =>
  from && to ? `PT${((to.getTime() - from.getTime()) / 1000).toFixed(6)}S` : null

export const toSummary = ({ uid, indexUid, status, type, enqueuedAt, customMetadata }: SearchTask) => ({
  taskUid: uid,
  indexUid,
  status,
  type,
  enqueuedAt: iso(enqueuedAt),
  ...(customMetadata === null ? {} : { customMetadata }),
})

export function toTaskView(task: SearchTask): Record<string, Json | Details> {
  const { uid, batchUid, indexUid, status, type, canceledBy, details, error, startedAt, finishedAt } = task
  return {
    uid,
    batchUid,
    indexUid,
    status,
    type,
    canceledBy,
    details,
    error,
    duration: durationOf(startedAt, finishedAt),
    enqueuedAt: iso(task.enqueuedAt),
    startedAt: iso(startedAt),
    finishedAt: iso(finishedAt),
    ...(task.customMetadata === null ? {} : { customMetadata: task.customMetadata }),
  }
}
