import { expect, test } from 'vitest'
import { parseCompared } from './load-comparison.ts'

test.each([
  ['1,2,3', [1, 2, 3], true],
  ['3,1', [3, 1], true],
  ['', [], true],
  ['1,1,2', [1, 2], false],
  ['1,2,3,4,5,6', [1, 2, 3, 4], false],
  ['1,x,-2,0,2', [1, 2], false],
  ['١،٢', [1, 2], false],
  [' 7', [7], false],
])('%j compares %j, written just so: %s', (text, ids, isNormal) =>
  expect(parseCompared(text)).toEqual({ ids, isNormal }),
)
