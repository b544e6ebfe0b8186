import { expect, test } from 'vitest'
import { dayMs } from '../../domain/time/units.ts'
import type { SealedStore, StoredFacts } from './sealed-store.ts'
import { createDrafts, draftDaysHere } from './stored-drafts.ts'

function open() {
  const rows = new Map<string, StoredFacts & { bytes: ArrayBuffer }>()
  const written: string[] = []
  const store: Pick<SealedStore, 'put' | 'find' | 'forget' | 'list'> = {
    put: async (name, bytes, toFacts) => {
      // As slow as a disk: the next write waits for it.
      await Promise.resolve()
      written.push(new TextDecoder().decode(bytes))
      const facts = toFacts(rows.get(name))
      if (facts) rows.set(name, { ...facts, bytes })
    },
    find: async (name) => rows.get(name) ?? null,
    forget: async (name) => void rows.delete(name),
    list: async () => [...rows].map(([name, { savedAt }]) => ({ name, savedAt })),
  }
  const clock = { now: 100 * dayMs }
  return { rows, written, clock, drafts: createDrafts(store, () => clock.now) }
}

test('what was typed last is what stays, and not every letter is written', async () => {
  const { drafts, written } = open()
  for (const text of ['S', 'SA', 'SAR', 'SARA']) drafts.keep('visa-1', { text })
  expect(await drafts.find('visa-1')).toEqual({ text: 'SARA' })
  expect(written).toEqual(['{"text":"SARA"}'])
})

test('what is forgotten does not come back with what was still being written', async () => {
  const { drafts, rows } = open()
  drafts.keep('visa-1', { text: 'SARA' })
  drafts.forget('visa-1')
  expect(await drafts.find('visa-1')).toBeNull()
  expect(rows.size).toBe(0)
})

test('after some days it is gone, whichever of them is looked for', async () => {
  const { drafts, rows, clock } = open()
  drafts.keep('visa-1', {})
  await drafts.find('visa-1')
  clock.now += draftDaysHere * dayMs
  expect(await drafts.find('visa-1')).toEqual({})
  clock.now += 1
  expect(await drafts.find('visa-2')).toBeNull()
  expect(rows.size).toBe(0)
})

test('what cannot be read is nothing', async () => {
  const { drafts, rows, clock } = open()
  rows.set('visa-1', { bytes: new TextEncoder().encode('{').buffer, savedAt: clock.now })
  expect(await drafts.find('visa-1')).toBeNull()
})
