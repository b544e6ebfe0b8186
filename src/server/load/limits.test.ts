import { expect, test } from 'vitest'
import { limits } from '../../domain/limits/limits.ts'
import { followHits } from './limits.ts'

test('each global limit is a metric before its first hit, so that an alert sees the first increase', () => {
  const counts = new Map<string, number>()
  const metrics = {
    countLimit: (name: string, by: string, count = 1) =>
      counts.set(`${name} ${by}`, (counts.get(`${name} ${by}`) ?? 0) + count),
  }
  const onHit = followHits({ log: { error() {} } as never, metrics: metrics as never })
  const expected = Object.entries(limits).flatMap(([name, { by }]) => (by === 'all' ? [[`${name} all`, 0]] : []))
  expect([...counts]).toEqual(expected)
  onHit('smsGlobally', 'all')
  expect(counts.get('smsGlobally all')).toBe(1)
})
