import { type Details, durationOf, iso, type SearchTask, type TaskType } from './tasks.ts'

/** Meilisearch's name of the step in which a task does its work. */
const steps: Partial<Record<TaskType, string>> = {
  documentAdditionOrUpdate: 'indexing',
  documentEdition: 'indexing',
  documentDeletion: 'indexing',
  settingsUpdate: 'apply the settings',
  indexCreation: 'creating the index',
  indexUpdate: 'updating the index',
  indexDeletion: 'deleting the index',
  indexSwap: 'swapping the indexes',
  taskCancelation: 'updating tasks',
  taskDeletion: 'deleting tasks',
}

/** How long each step of a batch took. Unknown before its end. */
function traceOf({ startedAt, finishedAt, type }: SearchTask): Record<string, string> {
  if (!startedAt || !finishedAt) return {}
  const took = `${(finishedAt.getTime() - startedAt.getTime()).toFixed(2)}ms`
  return { [`processing tasks > ${steps[type] ?? type}`]: took, 'processing tasks': took }
}

/** A task says that it was given no primary key, a batch does not. */
function withoutAbsentKey({ primaryKey, ...details }: Details): Details {
  return primaryKey === null || primaryKey === undefined ? details : { primaryKey, ...details }
}

/** Here every task is a batch of its own. */
export const toBatchView = (task: SearchTask) => ({
  uid: task.batchUid,
  progress: null,
  details: withoutAbsentKey(task.details),
  stats: {
    totalNbTasks: 1,
    status: { [task.status]: 1 },
    types: { [task.type]: 1 },
    indexUids: task.indexUid === null ? {} : { [task.indexUid]: 1 },
    progressTrace: traceOf(task),
  },
  duration: durationOf(task.startedAt, task.finishedAt),
  startedAt: iso(task.startedAt),
  finishedAt: iso(task.finishedAt),
  batchStrategy: `created batch containing only task with id ${task.uid} of type \`${task.type}\` that cannot be batched with any other task.`,
})
