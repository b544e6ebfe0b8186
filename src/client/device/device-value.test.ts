import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hijriOffset } from '../calendar/hijri-offset.ts'
import { deviceValue } from './device-value.ts'
import { stubLocalStorage } from './testing/local-storage.ts'

let storage: Map<string, string>
beforeEach(() => {
  storage = stubLocalStorage()
})
afterEach(() => vi.unstubAllGlobals())

const size = () => deviceValue('test.size', (stored) => (typeof stored === 'number' ? stored : 1))

test('what is written is read, here and by whoever comes later', () => {
  const one = size()
  expect(one.read()).toBe(1)
  one.write(5)
  expect([one.read(), size().read(), storage.get('test.size')]).toEqual([5, 5, '5'])
})

test('what another tab has written is seen', () => {
  const one = size()
  one.write(5)
  storage.set('test.size', '7')
  expect(one.read()).toBe(7)
})

test.each(['', '{', '"big"', 'null', '[]'])('what nobody can have written, %j, is the usual value', (text) => {
  storage.set('test.size', text)
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
  expect(one.write(9)).toBe(false)
  expect([one.read(), size().read()]).toEqual([9, 1])
})

test('it is the same object until it changes, here or in another tab', () => {
  const list = deviceValue<readonly number[]>('test.list', (stored) => (Array.isArray(stored) ? stored : []))
  expect(list.write([1])).toBe(true)
  const before = list.read()
  expect(before).toEqual([1])
  expect(list.read()).toBe(before)
  storage.set('test.list', '[2]')
  expect(list.read()).toEqual([2])
  expect(list.read()).toBe(list.read())
})

test('a write for which there is no room says so, and the value stays what it was', () => {
  const one = size()
  one.write(5)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(one.write(6)).toBe(false)
  expect(one.read()).toBe(5)
})

test('a change reaches who listens: made here, made in another tab, or by removing everything', () => {
  const tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
  const elsewhere = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const one = size()
  const listener = vi.fn()
  const end = one.subscribe(listener)
  one.write(1)
  expect(listener).toHaveBeenCalledTimes(1)
  elsewhere('test.size')
  elsewhere(null)
  expect(listener).toHaveBeenCalledTimes(3)
  elsewhere('test.other')
  expect(listener).toHaveBeenCalledTimes(3)
  end()
  one.write(2)
  elsewhere('test.size')
  expect(listener).toHaveBeenCalledTimes(3)
})

test.each([
  ['2', 2],
  ['-2', -2],
  ['3', 0],
  ['1.5', 0],
  ['"1"', 0],
])('a Hijri offset of %s is %d', (text, offset) => {
  storage.set('safar.hijri', text)
  expect(hijriOffset.read()).toBe(offset)
})
