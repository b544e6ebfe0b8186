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
    run: () => {
      const entry = first.store.create('hotels', 'id')
      first.store.changeSettings(entry, { filterableAttributes: ['stars'] })
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
