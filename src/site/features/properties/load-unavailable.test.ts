import { describe, expect, test } from 'vitest'
import { toPageMeta } from '../../../domain/search/page-meta.ts'
import { placeUnavailable } from './load-unavailable.ts'

describe('what is not available on the nights of a list', () => {
  const place = (isByDistance: boolean, page: number, { total = 45, walkable = 0 } = {}) => {
    const meta = toPageMeta({ total, limit: 20, page })
    const shown = Math.min(20, total - (page - 1) * 20)
    return placeUnavailable({ isByDistance }, { walkable, shown, meta })
  }

  test('stands after what is free, on the first page', () => {
    expect(place(false, 1)).toBe(20)
    expect(place(false, 1, { total: 3 })).toBe(3)
    expect(place(false, 1, { total: 0 })).toBe(0)
    expect(place(false, 2)).toBeNull()
  })

  test('stands before what is too far to walk in a list by distance', () => {
    expect(place(true, 1)).toBe(0)
    expect(place(true, 1, { walkable: 7 })).toBe(7)
    expect(place(true, 2, { walkable: 7 })).toBeNull()
    expect(place(true, 1, { walkable: 27 })).toBeNull()
    expect(place(true, 2, { walkable: 27 })).toBe(7)
    // Exactly one page of them: the next page begins with those that are not available.
    expect(place(true, 1, { walkable: 20 })).toBeNull()
    expect(place(true, 2, { walkable: 20 })).toBe(0)
    expect(place(true, 1, { walkable: 20, total: 20 })).toBe(20)
  })
})
