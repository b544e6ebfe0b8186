import { describe, expect, test } from 'vitest'
import { createApi } from '../../../../api/service.ts'
import type { ServerCall, SiteContext } from '../../../../client/context.ts'
import { registerMessages } from '../../../../client/text.tsx'
import type { Key } from '../../../../contract/contract.ts'
import { openTestDatabase } from '../../../../db/testing/database.ts'
import { en } from '../../../../i18n/messages/en.ts'
import { loadPrayer } from './load-prayer.ts'

registerMessages('en', en)

const now = new Date('2026-11-16T09:00:00Z')
const database = openTestDatabase()

function load(query = '') {
  const api = createApi({ db: database.db, now: () => now })
  const call = ((key: Key, input: object = {}) => api.dispatch(key, { locale: 'en', ...input })) as ServerCall
  const site = { locale: 'en', call, publicUrl: 'https://safar.example' } as unknown as SiteContext
  return loadPrayer(site, new Request(`https://safar.example/navigator/prayer${query}`), now)
}

const idOf = async (title: string) => (await load()).locations.find((one) => one.title === title)?.id

test('the first city, the coming 31 days and this month are shown unless the address says otherwise', async () => {
  const { locations, asked, coming, table, month, head } = await load()
  expect(locations).toHaveLength(19)
  expect(asked).toEqual({ location: null, method: null })
  expect([coming.location.title, coming.days.length, coming.days[0]?.date]).toEqual(['Baghdad', 31, '2026-11-16'])
  expect([table.days.length, table.days[0]?.date]).toEqual([30, '2026-11-01'])
  expect(month).toEqual({ value: '2026-11', length: 30, isThis: true, previous: '2026-10', next: '2026-12' })
  expect(head).toMatchObject({ title: 'Prayer times in Baghdad', path: '/navigator/prayer' })
})

test('a city has its own page, with its own method', async () => {
  const id = await idOf('Erbil')
  const { asked, coming, head } = await load(`?location=${id}`)
  expect(asked).toEqual({ location: id, method: null })
  expect([coming.location, coming.method.key]).toEqual([{ id, title: 'Erbil' }, 'table'])
  expect(head).toMatchObject({ title: 'Prayer times in Erbil', path: `/navigator/prayer?location=${id}` })
})

test('a leap month is whole', async () => {
  const { table } = await load(`?location=${await idOf('Duhok')}&month=2028-02`)
  expect([table.days.length, table.days.at(-1)?.date]).toEqual([29, '2028-02-29'])
})

describe('what the address says wrongly', () => {
  test('a city that is none has no page', async () => {
    await expect(load('?location=999')).rejects.toMatchObject({ init: { status: 404 } })
    await expect(load('?method=moonshine')).rejects.toMatchObject({ init: { status: 404 } })
  })

  test('a method that this city does not have is its own', async () => {
    const { coming, asked } = await load('?method=table')
    expect([coming.method.key, asked.method]).toEqual(['mwl', null])
  })

  test.each(['9999-01', '2026-13', 'soon', ''])('the month %j is this one', async (month) => {
    expect((await load(`?month=${month}`)).month.value).toBe('2026-11')
  })

  test.each([
    ['2019-01', null, '2019-02'],
    ['2076-12', '2076-11', null],
  ])('at the end of what is known, %s, nothing leads further', async (month, previous, next) => {
    expect((await load(`?month=${month}`)).month).toMatchObject({ previous, next })
  })
})
