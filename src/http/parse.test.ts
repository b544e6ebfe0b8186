import { expect, test } from 'vitest'
import { z } from 'zod'
import { Problem } from '../contract/problems.ts'
import { processorTimeOf } from '../domain/testing/time.ts'
import { parseCall } from './parse.ts'

const spec = {
  summary: '',
  audience: 'visitor',
  ok: z.object({}),
  body: z.object({ name: z.string().max(10) }),
} as const
const parse = (body: unknown) => parseCall(spec, { body }).body

const problemOf = (body: unknown): unknown => {
  try {
    return parse(body)
  } catch (error) {
    return error instanceof Problem ? error.fields : error
  }
}

test('a zero byte, which no text of the database can hold, is told by its field', () => {
  expect(problemOf({ name: 'a\0b' })).toEqual({ name: { error: 'invalid' } })
  expect(parse({ name: 'ab', unknown: 'a\0b' })).toEqual({ name: 'ab' })
})

test('a body as deep as it can be is refused like any other', () => {
  const deep = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000))
  expect(problemOf({ name: deep })).toEqual({ name: { error: 'invalid' } })
  expect(problemOf(deep)).toEqual({ '': { error: 'invalid' } })
  expect(parse({ name: 'ab', unknown: deep })).toEqual({ name: 'ab' })
})

test('a body as long as it can be takes no time', async () => {
  const time = await processorTimeOf(() =>
    expect(problemOf('x'.repeat(1_000_000))).toEqual({ '': { error: 'invalid' } }),
  )
  expect(time).toBeLessThan(100)
})

test('what is kept as it comes is not deeper than anything that is meant', () => {
  const draft = { ...spec, body: z.object({ draft: z.unknown() }) }
  const nest = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => ({ inner }), 'text')
  expect(parseCall(draft, { body: { draft: nest(20) } }).body).toEqual({ draft: nest(20) })
  expect(() => parseCall(draft, { body: { draft: nest(50_000) } })).toThrow(Problem)
})
