import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hijriOffset } from '../calendar/hijri-offset.ts'
import { deviceValue } from './device-value.ts'
import { stubLocalStorage } from './testing/local-storage.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = stubLocalStorage()
})
afterEach(() => vi.unstubAllGlobals())

const size = () => deviceValue('test.size', (stored) => (typeof stored === 'number' ? stored : 1))

test('what is written is read, here and by whoever comes later', () => {
  const one = size()
  expect(one.read()).toBe(1)
  one.write(5)
  expect([one.read(), size().read(), kept.get('test.size')]).toEqual([5, 5, '5'])
})

test('what another tab has written is seen', () => {
  const one = size()
  one.write(5)
  kept.set('test.size', '7')
  expect(one.read()).toBe(7)
})

test.each(['', '{', '"big"', 'null', '[]'])('what nobody can have written, %j, is the usual value', (text) => {
  kept.set('test.size', text)
  expect(size().read()).toBe(1)
})

test('a browser that keeps nothing knows it until the page is left', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  const one = size()
  one.write(9)
  expect([one.read(), size().read()]).toEqual([9, 1])
})

test.each([
  ['2', 2],
  ['-2', -2],
  ['3', 0],
  ['1.5', 0],
  ['"1"', 0],
])('a Hijri offset of %s is %d', (text, offset) => {
  kept.set('safar.hijri', text)
  expect(hijriOffset.read()).toBe(offset)
})
