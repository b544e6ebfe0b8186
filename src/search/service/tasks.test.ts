import { expect, test } from 'vitest'
import { MeiliError } from './errors.ts'
import { createTasks, durationOf, type Job, toSummary, toTaskView } from './tasks.ts'

const job = (run: Job['run'], rest: Partial<Job> = {}): Job => ({
  type: 'documentDeletion',
  indexUids: ['x'],
  details: {},
  run,
  ...rest,
})

test('work is done in order, one piece after another, and never at once', async () => {
  const tasks = createTasks()
  const done: string[] = []
  tasks.add(
    job(async () => {
      done.push('first begins')
      await new Promise((resolve) => setTimeout(resolve, 5))
      done.push('first ends')
      return undefined
    }),
  )
  const second = tasks.add(job(() => void done.push('second') as undefined))
  expect(done).toEqual([])
  expect(toSummary(second)).toEqual({
    taskUid: 1,
    indexUid: 'x',
    status: 'enqueued',
    type: 'documentDeletion',
    enqueuedAt: second.enqueuedAt.toISOString(),
  })
  await tasks.idle()
  expect(done).toEqual(['first begins', 'first ends', 'second'])
  expect(tasks.list().map(({ uid, status, batchUid }) => [uid, status, batchUid])).toEqual([
    [1, 'succeeded', 1],
    [0, 'succeeded', 0],
  ])
})

test('a refusal is told, a fault is kept to ourselves', async () => {
  const errors: unknown[] = []
  const tasks = createTasks({ onError: (error) => errors.push(error) })
  const failure = { deletedDocuments: 0 }
  const refused = tasks.add(
    job(
      () => {
        throw new MeiliError('index_not_found', 'Index `x` not found.')
      },
      { failure },
    ),
  )
  const faulty = tasks.add(
    job(() => {
      throw new TypeError('secret')
    }),
  )
  await tasks.idle()
  expect(toTaskView(refused)).toMatchObject({
    status: 'failed',
    details: failure,
    error: { code: 'index_not_found', type: 'invalid_request' },
    duration: expect.stringMatching(/^PT0\.\d{6}S$/),
  })
  expect(faulty.error).toMatchObject({ code: 'internal', message: 'An internal error has occurred.' })
  expect(errors).toEqual([new TypeError('secret')])
})

test('whoever cancels goes first', async () => {
  const tasks = createTasks()
  const done: number[] = []
  tasks.add(job(() => void done.push(0) as undefined))
  const late = tasks.add(job(() => void done.push(1) as undefined, { failure: { deletedDocuments: 0 } }))
  const cancelation = tasks.add(
    job(({ uid }) => ({ canceledTasks: tasks.cancel([late.uid, uid, 99], uid) }), {
      type: 'taskCancelation',
      indexUids: [],
    }),
  )
  await tasks.idle()
  expect(done).toEqual([0])
  expect(cancelation.details).toEqual({ canceledTasks: 1 })
  expect(late).toMatchObject({ status: 'canceled', canceledBy: cancelation.uid, details: { deletedDocuments: 0 } })
})

test('only what is over is forgotten, and only so much is remembered', async () => {
  const tasks = createTasks({ max: 3 })
  for (let count = 0; count < 5; count++) tasks.add(job(() => undefined))
  expect(tasks.list()).toHaveLength(5)
  expect(tasks.forget([0, 1])).toBe(0)
  await tasks.idle()
  tasks.add(job(() => undefined))
  expect(tasks.list().map(({ uid }) => uid)).toEqual([5, 4, 3])
  await tasks.idle()
  expect(tasks.forget([3, 4, 77])).toBe(2)
  expect(tasks.find(3)).toBeNull()
})

test('how long something took', () => {
  expect(durationOf(new Date(1000), new Date(62_345))).toBe('PT61.345000S')
  expect(durationOf(null, new Date())).toBeNull()
})
