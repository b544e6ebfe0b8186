import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKept } from './stored-value.ts'

const storageOf = (kept: Map<string, string>, isFull = () => false) =>
  ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (isFull()) throw new Error('full')
      kept.set(name, value)
    },
  }) as Storage

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})
afterEach(() => vi.unstubAllGlobals())

describe('what a device keeps', () => {
  test('is the same object until it changes, here or in another tab', () => {
    const disk = new Map<string, string>()
    const [here, there] = [1, 2].map(() => createKept('n', { count: 0 }, () => storageOf(disk)))
    expect(here?.set({ count: 1 })).toBe(true)
    const value = here?.get()
    expect(value).toEqual({ count: 1 })
    expect(here?.get()).toBe(value)
    there?.set({ count: 2 })
    expect(here?.get()).toEqual({ count: 2 })
  })

  test('is nothing where something else has been written', () => {
    const kept = createKept('n', [1], () => storageOf(new Map([['n', '{broken']])))
    expect(kept.get()).toEqual([1])
  })

  test('says when there is no room, and stays what it was', () => {
    let isFull = false
    const disk = new Map<string, string>()
    const kept = createKept('n', 'empty', () => storageOf(disk, () => isFull))
    kept.set('first')
    isFull = true
    expect(kept.set('second')).toBe(false)
    expect(kept.get()).toBe('first')
  })

  test('lives as long as the page in a browser that keeps nothing at all', () => {
    const kept = createKept('n', 'empty', () => {
      throw new Error('forbidden')
    })
    expect(kept.set('now')).toBe(false)
    expect(kept.get()).toBe('now')
  })

  test('reaches who listens', () => {
    const kept = createKept('n', 0, () => storageOf(new Map()))
    const listener = vi.fn()
    const end = kept.subscribe(listener)
    kept.set(1)
    end()
    kept.set(2)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
