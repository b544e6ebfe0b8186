import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createSlowReaderGuard } from './slow-reader-guard.ts'

function openAnswers() {
  const clock = { at: 0 }
  const dropped: string[] = []
  const noteUnsent = createSlowReaderGuard({ maxEach: 2, max: 4, now: () => clock.at })
  return {
    clock,
    dropped,
    add(name: string, whose: string) {
      const response = Object.assign(new EventEmitter(), { destroy: () => dropped.push(name) })
      noteUnsent(whose, response as unknown as ServerResponse)
      return () => response.emit('finish')
    },
  }
}

test('who does not take their answers loses the oldest of them, and nobody else does', () => {
  const { clock, dropped, add } = openAnswers()
  for (const name of ['a1', 'a2', 'b1']) add(name, name.slice(0, 1))
  clock.at = 5_000
  add('a3', 'a')
  expect(dropped).toEqual(['a1'])
})

test('what has been taken counts no more, and nobody is slow at once', () => {
  const { clock, dropped, add } = openAnswers()
  const take = add('a1', 'a')
  add('a2', 'a')
  clock.at = 1_000
  add('a3', 'a')
  expect(dropped).toEqual([])
  take()
  clock.at = 9_000
  add('b1', 'b')
  expect(dropped).toEqual([])
  add('a4', 'a')
  expect(dropped).toEqual(['a2'])
})

test('of everybody there are so many: the oldest goes, whoever asked for it', () => {
  const { clock, dropped, add } = openAnswers()
  for (const whose of ['a', 'b', 'c', 'd']) add(whose, whose)
  clock.at = 3_000
  add('e', 'e')
  expect(dropped).toEqual(['a'])
})
