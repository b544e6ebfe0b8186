import { dayMs } from '../../../domain/time/units.ts'
import { type ErrorCode, MeiliError, quote } from '../errors.ts'
import { type SearchTask, type TaskStatus, type TaskType, taskStatuses, taskTypes } from '../tasks.ts'
import { type Field, optional, readQuery, withDefault } from './fields.ts'
import { count, flag, indexUid, type Kind, readEach, refuseText } from './kinds.ts'

const ofText = <T>(text: Kind<T>['text']): Kind<T> => ({ text, json: (value, source) => text(String(value), source) })

/** A list of values, or `*` for no choice at all. */
const starOr = <T>(read: Kind<T>['text']): Kind<T[] | '*'> =>
  ofText((value, source) => (value === '*' ? '*' : readEach(value, source, (one, at) => read(one.trim(), at))))

const named = <T extends string>(values: readonly T[], what: string, plural: string) =>
  starOr<T>((value, source) => {
    const found = values.find((one) => one.toLowerCase() === value.toLowerCase())
    if (found) return found
    const known = values.map((one) => `\`${one}\``).join(', ')
    return refuseText(source, `\`${quote(value)}\` is not a valid task ${what}. Available ${plural} are ${known}.`)
  })

const dateForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/

/** A moment. A day alone is its beginning, or, for what comes after it, its end. */
const moment = (isAfter: boolean): Kind<number | '*'> =>
  ofText((value, source) => {
    if (value === '*') return '*'
    const time = dateForm.test(value) ? Date.parse(value) : Number.NaN
    if (!Number.isNaN(time)) return time + (isAfter && value.length === 10 ? dayMs : 0)
    return refuseText(
      source,
      `\`${quote(value)}\` is an invalid date-time. It should follow the YYYY-MM-DD or RFC 3339 date-time format.`,
    )
  })

const uids = starOr<number>((value, source) => count.text(value, source))
const filterFields = {
  uids: optional(uids, 'invalid_task_uids'),
  batchUids: optional(uids, 'invalid_batch_uids'),
  canceledBy: optional(uids, 'invalid_task_canceled_by'),
  types: optional(named<TaskType>(taskTypes, 'type', 'types'), 'invalid_task_types'),
  statuses: optional(named<TaskStatus>(taskStatuses, 'status', 'statuses'), 'invalid_task_statuses'),
  indexUids: optional(starOr<string>(indexUid.text), 'invalid_index_uid'),
  afterEnqueuedAt: optional(moment(true), 'invalid_task_after_enqueued_at'),
  beforeEnqueuedAt: optional(moment(false), 'invalid_task_before_enqueued_at'),
  afterStartedAt: optional(moment(true), 'invalid_task_after_started_at'),
  beforeStartedAt: optional(moment(false), 'invalid_task_before_started_at'),
  afterFinishedAt: optional(moment(true), 'invalid_task_after_finished_at'),
  beforeFinishedAt: optional(moment(false), 'invalid_task_before_finished_at'),
} satisfies Record<string, Field<unknown>>

export type TaskFilter = (task: SearchTask) => boolean

const among = <T>(wanted: readonly T[] | '*' | null, value: T | null): boolean =>
  wanted === null || wanted === '*' || (value !== null && wanted.includes(value))
const isAfter = (bound: number | '*' | null, date: Date | null): boolean =>
  bound === null || bound === '*' || (date !== null && date.getTime() > bound)
const isBefore = (bound: number | '*' | null, date: Date | null): boolean =>
  bound === null || bound === '*' || (date !== null && date.getTime() < bound)

function toFilter(input: ReturnType<typeof readQuery<typeof filterFields>>): TaskFilter {
  return (task) =>
    among(input.uids, task.uid) &&
    among(input.batchUids, task.batchUid) &&
    among(input.canceledBy, task.canceledBy) &&
    among(input.types, task.type) &&
    among(input.statuses, task.status) &&
    (input.indexUids === null ||
      input.indexUids === '*' ||
      task.indexUids.some((uid) => among(input.indexUids, uid))) &&
    isAfter(input.afterEnqueuedAt, task.enqueuedAt) &&
    isBefore(input.beforeEnqueuedAt, task.enqueuedAt) &&
    isAfter(input.afterStartedAt, task.startedAt) &&
    isBefore(input.beforeStartedAt, task.startedAt) &&
    isAfter(input.afterFinishedAt, task.finishedAt) &&
    isBefore(input.beforeFinishedAt, task.finishedAt)
}

const pageFields = {
  limit: withDefault(count, 'invalid_task_limit', 20),
  from: optional(count, 'invalid_task_from'),
  reverse: withDefault(flag, 'invalid_task_reverse', false),
}

export type TaskPage = { limit: number; from: number | null; reverse: boolean; filter: TaskFilter }

export function parseTaskPage(query: Record<string, unknown>): TaskPage {
  const { limit, from, reverse, ...input } = readQuery({ ...pageFields, ...filterFields }, query)
  return { limit, from, reverse, filter: toFilter(input) }
}

/** The tasks to cancel or to delete: a filter is required, so that all of them are never meant by accident. */
export function parseTaskChoice(query: Record<string, unknown>, deed: 'cancel' | 'delete'): TaskFilter {
  if (Object.keys(query).length === 0) {
    const known = Object.keys(filterFields).map((name) => `\`${name}\``)
    throw new MeiliError(
      'missing_task_filters' satisfies ErrorCode,
      `Query parameters to filter the tasks to ${deed} are missing. Available query parameters are: ${known.join(', ')}.`,
    )
  }
  return toFilter(readQuery(filterFields, query))
}
