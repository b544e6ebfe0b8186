import { describe, expect, test } from 'vitest'
import { contract, type Key, specOf } from '../contract/contract.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { type Locale, locales } from '../domain/locale.ts'
import { createApi } from './service.ts'

const database = openTestDatabase()
const dispatch = (key: Key, given: { params?: unknown; query?: unknown; locale?: Locale } = {}) =>
  createApi({ db: database.db, searchKey: async () => 'public' }).dispatch(key, { locale: 'en', ...given })

const keys = Object.keys(contract) as Key[]
const paramsOf = (key: Key) => ({ id: '1', type: key.includes('{type}') ? 'home_banner' : undefined })
const latinWord = /[A-Za-z]{3,}/

/** Every text of an answer, without addresses and other data that have no language. */
const textsOf = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string')
    return /^(url|placeholder|key|link|phone|value|currency|startsAt|endsAt|kind|type|code)$/.test(name) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, name))
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => textsOf(item, key))
  return []
}

describe.each(keys)('%s', (key) => {
  test.each(locales)('answers what the contract says, in %s', async (locale) => {
    const answer = await dispatch(key, { params: paramsOf(key), locale })
    expect(specOf(key).ok.safeParse(answer).error).toBeUndefined()
    if (locale !== 'en') expect(textsOf(answer).filter((text) => latinWord.test(text))).toEqual([])
  })
})

describe.each(keys.filter((key) => key.includes('{id}')))('%s', (key) => {
  test.each(['0', '999999', '-1', 'abc', '1.5', '99999999999999', "1' or 1=1", ''])('knows no id %j', async (id) => {
    await expect(dispatch(key, { params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe.each(keys.filter((key) => specOf(key).query))('%s', (key) => {
  const ask = (query: unknown) =>
    dispatch(key, { params: paramsOf(key), query }) as Promise<{ data: { id: number }[]; meta: object }>

  test('pages through everything once', async () => {
    const whole = await ask({ limit: '100' })
    const first = await ask({ limit: '3', page: '1' })
    const second = await ask({ limit: '3', page: '2' })
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(whole.data.slice(0, 6).map(({ id }) => id))
  })

  test('a page beyond the last one is empty, and knows the way back', async () => {
    const beyond = await ask({ page: '5000' })
    expect(beyond.data).toEqual([])
    expect(beyond.meta).toMatchObject({ page: 5000, next: null })
  })

  test.each([
    [{ page: '0' }, { page: { fault: 'too_small', limit: 1 } }],
    [{ page: '-1' }, { page: { fault: 'not_a_number' } }],
    [{ page: '1.5' }, { page: { fault: 'not_a_number' } }],
    [{ page: '' }, { page: { fault: 'not_a_number' } }],
    [{ page: ['1', '2'] }, { page: { fault: 'not_a_number' } }],
    [{ limit: 'abc' }, { limit: { fault: 'not_a_number' } }],
    [{ limit: '0' }, { limit: { fault: 'too_small', limit: 1 } }],
    [{ limit: '100000' }, { limit: { fault: 'too_big', limit: 100 } }],
  ])('%j is refused field by field', async (query, fields) => {
    await expect(ask(query)).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
  })

  test('digits of any script are numbers', async () => {
    expect((await ask({ page: '٢', limit: '۳' })).meta).toMatchObject({ page: 2, limit: 3 })
  })
})

test.each([
  ['GET /public/events', 20],
  ['GET /public/activities', 20],
  ['GET /public/businesses', 8],
  ['GET /public/offers', 8],
] as const)('%s has pages of %d', async (key, size) => {
  expect((await dispatch(key)) as object).toMatchObject({ meta: { limit: size, page: 1, previous: null } })
})

test('events that are over leave the list, and stay where links lead to them', async () => {
  const api = createApi({ db: database.db, now: () => new Date('2100-01-01T00:00:00Z') })
  expect((await api.dispatch('GET /public/events', { locale: 'en' })).meta.total).toBe(0)
  expect((await api.dispatch('GET /public/events/{id}', { locale: 'en', params: { id: '1' } })).id).toBe(1)
})

test('a price after discount is whole, and the one before it stands beside', async () => {
  const { data } = await createApi({ db: database.db }).dispatch('GET /user/properties', {
    locale: 'en',
    query: { limit: '100' },
  })
  const reduced = data.filter(({ discount }) => discount > 0)
  expect(reduced.length).toBeGreaterThan(10)
  for (const { price, priceBefore, discount } of reduced) {
    const units = price.currency === 'USD' ? 100 : 1
    expect(Math.round(price.amount * units)).toBe(Math.round((priceBefore.amount * units * (100 - discount)) / 100))
  }
})

test('stays of one governorate are those of that governorate, and nothing else', async () => {
  const api = createApi({ db: database.db })
  const { data: places } = await api.dispatch('GET /locations/properties', { locale: 'en' })
  const [place] = places
  const query = { location: String(place?.id), limit: '100' }
  const { data, meta } = await api.dispatch('GET /user/properties', { locale: 'en', query })
  expect(meta.total).toBe(place?.properties)
  expect(new Set(data.map(({ location }) => location.id))).toEqual(new Set([place?.id]))
})
