import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestClient, type TestClient } from './testing/service.ts'

let service: TestClient
beforeAll(async () => {
  service = await openTestClient()
})
afterAll(() => service.close())

const batchOf = async ({ batchUid }: { batchUid: number | null }) => service.client.batches.getBatch(batchUid as number)
const took = expect.stringMatching(/^\d+\.\d\dms$/)

test('a batch tells what its task did, and nothing of a primary key that was not given', async () => {
  const { client } = service
  const made = await client.createIndex('one').waitTask()
  expect(made.details).toEqual({ primaryKey: null })
  expect(await batchOf(made)).toEqual({
    uid: made.batchUid,
    progress: null,
    details: {},
    stats: {
      totalNbTasks: 1,
      status: { succeeded: 1 },
      types: { indexCreation: 1 },
      indexUids: { one: 1 },
      progressTrace: { 'processing tasks': took, 'processing tasks > creating the index': took },
    },
    duration: made.duration,
    startedAt: made.startedAt,
    finishedAt: made.finishedAt,
    batchStrategy: `created batch containing only task with id ${made.uid} of type \`indexCreation\` that cannot be batched with any other task.`,
  })
  const keyed = await client.createIndex('two', { primaryKey: 'id' }).waitTask()
  expect((await batchOf(keyed)).details).toEqual({ primaryKey: 'id' })
  const renamed = await client.updateIndex('two', { uid: 'three' }).waitTask()
  expect((await batchOf(renamed)).details).toEqual({ oldIndexUid: 'two', newIndexUid: 'three' })
})

test('a swap is counted for no index', async () => {
  const swapped = await service.client.swapIndexes([{ indexes: ['one', 'three'], rename: false }]).waitTask()
  expect(await batchOf(swapped)).toMatchObject({
    details: { swaps: [{ indexes: ['one', 'three'], rename: false }] },
    stats: { indexUids: {}, progressTrace: { 'processing tasks > swapping the indexes': took } },
  })
})
