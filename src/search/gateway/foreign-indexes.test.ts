import { mkdtempSync, rmSync } from 'node:fs'
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

test('others are answered while it is written down, and what comes meanwhile is written too', async () => {
  const service = await openForeignIndexes(folder, (error) => expect(error).toBeUndefined())
  const add = (from: number) =>
    service.tasks.add({
      type: 'documentAdditionOrUpdate',
      indexUids: ['many'],
      details: {},
      run: async () => {
        const documents = Array.from({ length: 400 }, (_, at) => ({ id: from + at, text: 'a b c '.repeat(50) }))
        const { index } = service.store.getOrCreate('many', true)
        await index.putInSlices(documents.map((document) => ({ id: String(document.id), document })))
        return undefined
      },
    })
  add(0)
  await service.tasks.idle()
  let turns = 0
  const counting = setInterval(() => turns++, 1)
  add(400)
  await service.stop()
  clearInterval(counting)
  expect(turns).toBeGreaterThan(2)
  const again = await openForeignIndexes(folder, () => {})
  expect(again.store.get('many').index.size).toBe(800)
  await again.stop()
})
