import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeOf } from '../../domain/testing/size.ts'
import { selectWindow } from './select-window.ts'

test('gives what sorting everything gives', () => {
  const rows = fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: 4 }),
      fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.double({ min: 0, max: 9, noNaN: true })),
    ),
    { maxLength: 300 },
  )
  fc.assert(
    fc.property(rows, fc.nat(320), fc.nat(50), (values, from, length) => {
      const docs = Uint32Array.from(values, (_, at) => at)
      const keys = [0, 1].map((level) => (doc: number) => (values[doc] as number[])[level] as number)
      const sorted = [...docs].sort((one, two) => {
        for (const keyOf of keys) if (keyOf(one) !== keyOf(two)) return keyOf(one) - keyOf(two)
        return one - two
      })
      expect(selectWindow(docs, keys, from, from + length)).toEqual(sorted.slice(from, from + length))
    }),
    { numRuns: sizeOf(500) },
  )
})
