import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ColumnBuilder } from './column.ts'
import { withNumbers } from './ranges.ts'

// Enough documents that the prepared stops are used.
const size = 6_000

test.each([[1], [3]])('a range is the documents with a value in it, %d values each', (each) => {
  const values = Array.from({ length: size }, (_, doc) =>
    Array.from({ length: each }, (_, at) => (doc * 7919 + at * 104_729) % 500),
  )
  const builder = new ColumnBuilder()
  for (const [doc, list] of values.entries()) builder.add(doc, list)
  const column = builder.build()
  const count = column.numbers.length
  fc.assert(
    fc.property(fc.nat(count), fc.nat(count), (from, to) => {
      const found = withNumbers(column, size, from, to)
      const wanted = new Set(column.numbers.slice(from, Math.max(from, to)))
      const differing = values.findIndex((list, doc) => found.has(doc) !== list.some((value) => wanted.has(value)))
      expect(differing).toBe(-1)
    }),
    {
      numRuns: 60,
      examples: [
        [0, count],
        [0, 0],
        [count, count],
        [0, 250],
        [250, count],
        [100, 400],
      ],
    },
  )
})
