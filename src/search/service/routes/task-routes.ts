import { toBatchView } from '../batch-view.ts'
import { MeiliError, quote } from '../errors.ts'
import { parseTaskChoice, parseTaskPage } from '../parse/task-query.ts'
import { type SearchTask, toSummary, toTaskView } from '../tasks.ts'
import type { Route, SearchCall } from './route.ts'

/** The tasks that a caller may know of: those of indexes that its key may use. */
const isVisible = ({ grant }: SearchCall, { indexUids }: SearchTask): boolean =>
  !grant.isBounded || (indexUids.length > 0 && indexUids.every((uid) => grant.allowsIndex(uid)))

const visible = (call: SearchCall): SearchTask[] => call.deps.tasks.list().filter((task) => isVisible(call, task))

function page<T>(
  call: SearchCall,
  tasks: SearchTask[],
  uidOf: (task: SearchTask) => number,
  toView: (task: SearchTask) => T,
) {
  const { limit, from, reverse, filter } = parseTaskPage(call.query)
  const fitting = tasks.filter(filter)
  if (reverse) fitting.reverse()
  const start = from === null ? 0 : fitting.findIndex((task) => (reverse ? uidOf(task) >= from : uidOf(task) <= from))
  const rest = start < 0 ? [] : fitting.slice(start)
  const shown = rest.slice(0, limit)
  const [first] = shown
  const next = rest[limit]
  return {
    results: shown.map(toView),
    total: fitting.length,
    limit,
    from: first ? uidOf(first) : null,
    next: next ? uidOf(next) : null,
  }
}

function requireNumber(
  text: string | undefined,
  what: string,
  code: 'invalid_task_uids' | 'invalid_batch_uids',
): number {
  if (/^\d{1,15}$/.test(text ?? '')) return Number(text)
  throw new MeiliError(
    code,
    `${what} uid \`${quote(text ?? '')}\` is invalid. It should only contain numeric characters.`,
  )
}

function findTask(call: SearchCall): SearchTask {
  const uid = requireNumber(call.params.uid, 'Task', 'invalid_task_uids')
  const task = call.deps.tasks.find(uid)
  if (task && isVisible(call, task)) return task
  throw new MeiliError('task_not_found', `Task \`${uid}\` not found.`)
}

function cancel(call: SearchCall) {
  const { tasks } = call.deps
  const choice = parseTaskChoice(call.query, 'cancel')
  const originalFilter = `?${quote(call.rawQuery)}`
  const matched = visible(call).filter(choice)
  const uids = matched.map(({ uid }) => uid)
  const details = { matchedTasks: matched.length, canceledTasks: null, originalFilter }
  const run = ({ uid }: SearchTask) => ({ canceledTasks: tasks.cancel(uids, uid) })
  return toSummary(tasks.add({ type: 'taskCancelation', indexUids: [], details, run }))
}

function remove(call: SearchCall) {
  const { tasks } = call.deps
  const choice = parseTaskChoice(call.query, 'delete')
  const originalFilter = `?${quote(call.rawQuery)}`
  const uids = visible(call)
    .filter(choice)
    .map(({ uid }) => uid)
  const details = { matchedTasks: uids.length, deletedTasks: null, originalFilter }
  const run = () => ({ deletedTasks: tasks.forget(uids) })
  return toSummary(tasks.add({ type: 'taskDeletion', indexUids: [], details, run }))
}

const batchesOf = (call: SearchCall): SearchTask[] =>
  visible(call)
    .filter(({ batchUid, canceledBy }) => batchUid !== null && canceledBy === null)
    .sort((one, two) => Number(two.batchUid) - Number(one.batchUid))

function findBatch(call: SearchCall) {
  const uid = requireNumber(call.params.uid, 'Batch', 'invalid_batch_uids')
  const batch = batchesOf(call).find(({ batchUid }) => batchUid === uid)
  if (batch) return toBatchView(batch)
  throw new MeiliError('batch_not_found', `Batch \`${uid}\` not found.`)
}

export const taskRoutes: Route[] = [
  {
    method: 'GET',
    path: '/tasks',
    action: 'tasks.get',
    run: (call) => page(call, visible(call), ({ uid }) => uid, toTaskView),
  },
  { method: 'GET', path: '/tasks/:uid', action: 'tasks.get', run: (call) => toTaskView(findTask(call)) },
  { method: 'POST', path: '/tasks/cancel', action: 'tasks.cancel', run: cancel },
  { method: 'DELETE', path: '/tasks', action: 'tasks.delete', run: remove },
  {
    method: 'GET',
    path: '/batches',
    action: 'tasks.get',
    run: (call) => page(call, batchesOf(call), ({ batchUid }) => Number(batchUid), toBatchView),
  },
  { method: 'GET', path: '/batches/:uid', action: 'tasks.get', run: findBatch },
]
