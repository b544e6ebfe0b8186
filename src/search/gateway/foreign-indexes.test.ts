import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openForeignIndexes } from './foreign-indexes.ts'

const folder = mkdtempSync(join(tmpdir(), 'safar-indexes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what others have put is there again after a restart, with its settings and tasks', async () => {
  const first = await openForeignIndexes(folder, (error) => {
    throw error
  })
  const task = first.tasks.add({
    type: 'documentAdditionOrUpdate',
    indexUids: ['hotels'],
    details: {},
    run: async () => {
      const entry = first.store.create('hotels', 'id')
      await first.store.changeSettings(entry, { filterableAttributes: ['stars'] })
      entry.index.put([{ id: '7', document: { id: 7, title: 'Divan', stars: 5 } }])
      return { indexedDocuments: 1 }
    },
  })
  await first.stop()
  const second = await openForeignIndexes(folder, () => {})
  const { index, settings, primaryKey } = second.store.get('hotels')
  expect(index.get('7')).toEqual({ id: 7, title: 'Divan', stars: 5 })
  expect(settings.filterableAttributes).toEqual(['stars'])
  expect(primaryKey).toBe('id')
  expect(second.tasks.find(task.uid)).toMatchObject({ status: 'succeeded', details: { indexedDocuments: 1 } })
  expect(second.tasks.add({ type: 'indexDeletion', indexUids: ['x'], details: {}, run: () => undefined }).uid).toBe(
    task.uid + 1,
  )
  await second.stop()
})

test('a change of one index leaves the files of the others as they are', async () => {
  const open = () => openForeignIndexes(folder, (error) => expect(error).toBeUndefined())
  const filesOf = () =>
    new Map(
      readdirSync(folder)
        .filter((name) => name.startsWith('index-'))
        .map((name) => [name, statSync(join(folder, name)).mtimeMs] as const),
    )
  const service = await open()
  const add = async (uid: string, id: number) => {
    service.tasks.add({
      type: 'documentAdditionOrUpdate',
      indexUids: [uid],
      details: {},
      run: async () => {
        const entry = service.store.getOrCreate(uid, true)
        await entry.index.putInSlices([{ id: String(id), document: { id } }])
        entry.updatedAt = new Date(entry.updatedAt.getTime() + 1)
        return undefined
      },
    })
    await service.stop()
  }
  await add('one', 1)
  const before = filesOf()
  await add('two', 2)
  const after = filesOf()
  expect(after.size).toBe(before.size + 1)
  for (const [name, time] of before) expect(after.get(name)).toBe(time)
  const again = await open()
  expect(['one', 'two'].map((uid) => again.store.get(uid).index.size)).toEqual([1, 1])
  again.store.remove('one')
  again.tasks.add({ type: 'indexDeletion', indexUids: ['one'], details: {}, run: () => undefined })
  await again.stop()
  expect(filesOf().size).toBe(before.size)
})
