import { describe, expect, test } from 'vitest'
import { toQrCode } from './qr-code.ts'

const draw = (text: string): string[] => {
  const { size, isDark } = toQrCode(text)
  const places = Array.from({ length: size }, (_, index) => index)
  return places.map((y) => places.map((x) => (isDark(x, y) ? '#' : '.')).join(''))
}

test.each([
  [14, 21],
  [15, 25],
  [26, 25],
  [62, 33],
  [122, 45],
  [180, 53],
  [213, 57],
])('%d bytes make a square of %d', (length, size) => expect(toQrCode('x'.repeat(length)).size).toBe(size))

test.each([
  [20, 21],
  [21, 25],
  [90, 33],
  [119, 37],
  [122, 37],
  [123, 41],
  [311, 57],
])('%d capitals and digits make a square of %d', (length, size) => expect(toQrCode('X'.repeat(length)).size).toBe(size))

test('letters beyond ASCII count as the bytes they are', () => {
  expect(toQrCode('س'.repeat(7)).size).toBe(21)
  expect(toQrCode('س'.repeat(8)).size).toBe(25)
})

test('a text that is too long for a QR code is refused', () => {
  expect(() => toQrCode('x'.repeat(214))).toThrow('too long')
  expect(() => toQrCode('X'.repeat(312))).toThrow('too long')
})

describe('any of them', () => {
  test('has its three corners and its timing', () => {
    for (const text of ['Safar', 'x'.repeat(100), 'x'.repeat(200)]) {
      const rows = draw(text)
      const size = rows.length
      const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
      const at = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))
      expect([at(0, 0), at(size - 7, 0), at(0, size - 7)]).toEqual([corner, corner, corner])
      expect(rows[6]?.slice(8, size - 8)).toMatch(/^#(\.#)*$/)
    }
  })
})

/** Compared once, square by square, with what another encoder draws for the same mask. */
test('a QR code equals the one of the standard', () => expect(draw('Safar 42')).toEqual(known))

const known = [
  '#######..##.#.#######',
  '#.....#...###.#.....#',
  '#.###.#...##..#.###.#',
  '#.###.#..#.#..#.###.#',
  '#.###.#...###.#.###.#',
  '#.....#.##....#.....#',
  '#######.#.#.#.#######',
  '..........#..........',
  '#..#.##.#.####.#.....',
  '####.#.##.##.#..##.##',
  '###.####..##.#...##.#',
  '..##.#.#.#..####.#...',
  '##.#.####.##..###...#',
  '........#.#..##....#.',
  '#######..#.##.#.##.#.',
  '#.....#.#.#...##...#.',
  '#.###.#.....###....#.',
  '#.###.#.###..####..##',
  '#.###.#..###.##.###.#',
  '#.....#..####..#.....',
  '#######.###..#..#..#.',
]
