import { describe, expect, test } from 'vitest'
import { isBirthday, isName } from './profile.ts'

describe('a birthday', () => {
  test.each([
    ['2026-11-15', true],
    ['2026-11-16', false],
    ['1990-02-28', true],
    ['1904-01-01', true],
    ['1900-01-01', false],
    ['0001-01-01', false],
    ['9999-12-31', false],
  ])('%s seen on 2026-11-15: %s', (day, is) => {
    expect(isBirthday(day, '2026-11-15')).toBe(is)
  })
})

describe('a name', () => {
  test.each(['Jo', 'ئاراس کەریم', 'أحمد علي', "O'Neil", 'Anne-Marie', 'نازە\u200cنین'])('%s is one', (name) => {
    expect(isName(name)).toBe(true)
  })

  test.each(['👍👍', '..', '12345', 'Aras\u0000', 'Aras\nKarim', 'Aras\ud800', 'Aras\u2028K', 'Aras\u202e'])(
    '%j is none',
    (name) => {
      expect(isName(name)).toBe(false)
    },
  )
})
