import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const find = async (search: string, locale: 'en' | 'ar' | 'ku' = 'en') => {
  const api = createApi({ db: database.db })
  const { data } = await api.dispatch('GET /public/landmarks', { locale, query: { search } })
  return data.map(({ title }) => title)
}

describe('landmarks by name', () => {
  test.each([
    ['imam ali shrine', 'Imam Ali Shrine'],
    ['IMAM  ALI', 'Imam Ali Shrine'],
    ['الإمام علي', 'Imam Ali Shrine'],
    ['الكاظمية', 'Al-Kadhimiya Shrine'],
    ['كاظميه', 'Al-Kadhimiya Shrine'],
    ['الحسين', 'Imam Husayn Shrine'],
    ['hussain', 'Imam Husayn Shrine'],
    ['قەڵای هەولێر', 'Erbil Citadel'],
    ['مطار بغداد', 'Baghdad International Airport (BGW)'],
    ['babylon', 'Babylon'],
  ])('%j is first of all %j', async (search, title) => expect((await find(search))[0]).toBe(title))

  test('are named in the language of who asks', async () =>
    expect((await find('imam ali shrine', 'ar'))[0]).toBe('العتبة العلوية المقدسة'))

  test.each(['', ' ', 'x', '%', '_', "'; drop table landmarks", 'no such place at all', '\\', '(', '🙂'])(
    '%j finds nothing, and breaks nothing',
    async (search) => expect(await find(search)).toEqual([]),
  )
})
