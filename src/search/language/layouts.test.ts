import { describe, expect, test } from 'vitest'
import { arabic, keysOf, kurdish, olderKurdish, type } from './layouts.ts'

describe('type', () => {
  test.each([
    ['fy]h]', arabic, 'بغداد'],
    ['hgfwvm', arabic, 'البصرة'],
    ['Hvfdg', arabic, 'أربيل'],
    ['thg', arabic, 'فال'],
    ['b', arabic, 'لا'],
    ['hewlYr', kurdish, 'هەولێر'],
    ['cyhan', kurdish, 'جیهان'],
    ['iemyd', kurdish, 'حەمید'],
    ['iely', olderKurdish, 'عەلی'],
  ])('%s', (keys, layout, text) => expect(type(keys, layout)).toBe(text))
})

describe('keysOf', () => {
  test.each([
    ['اخفثم', arabic, ['hotel']],
    ['لا', arabic, ['b', 'gh']],
    ['هەولێر', kurdish, ['hewlYr']],
    ['مووسڵ', kurdish, ['mWsL', 'mwwsL']],
    ['بغداد ٢', arabic, ['fy]h] ٢']],
    ['هەولێر', arabic, []],
    ['hotel', arabic, []],
  ])('%s', (text, layout, keys) => expect(keysOf(text, layout)).toEqual(keys))

  test('has a limited number of readings', () => expect(keysOf('لا'.repeat(30), arabic)).toHaveLength(8))
})
