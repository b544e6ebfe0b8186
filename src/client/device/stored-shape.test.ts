import { describe, expect, test } from 'vitest'
import { tryParseJson } from './parse-json.ts'
import { hasShape, isListOf, isNullOr, isNumber, isText } from './stored-shape.ts'

test.each(['{', 'undefined', '', null, undefined])('the text %j is no JSON and is read as null', (text) => {
  expect(tryParseJson(text)).toBeNull()
})

describe('a shape', () => {
  const isStop = hasShape<{ name: string; at: number | null; tags: string[] }>({
    name: isText,
    at: isNullOr(isNumber),
    tags: isListOf(isText),
  })

  test.each([
    { name: 'Erbil', at: 1, tags: [] },
    { name: 'Erbil', at: null, tags: ['a'], more: true },
  ])('fits %j', (value) => expect(isStop(value)).toBe(true))

  test.each([
    null,
    'Erbil',
    [],
    {},
    { name: 1, at: null, tags: [] },
    { name: 'Erbil', tags: [] },
    { name: 'Erbil', at: null, tags: [1] },
    { name: 'Erbil', at: null, tags: {} },
  ])('does not fit %j', (value) => expect(isStop(value)).toBe(false))
})
