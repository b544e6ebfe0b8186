import { expect, test } from 'vitest'
import { createApi } from '../../../../api/service.ts'
import type { ServerCall, SiteContext } from '../../../../client/context.ts'
import { registerMessages } from '../../../../client/text.tsx'
import type { Key } from '../../../../contract/contract.ts'
import { openTestDatabase } from '../../../../db/testing/database.ts'
import { ku } from '../../../../i18n/messages/ku.ts'
import { loadQibla } from './load-qibla.ts'
import { toPoint } from './to-point.ts'

registerMessages('ku', ku)

const database = openTestDatabase()

function load(query = '') {
  const api = createApi({ db: database.db })
  const call = ((key: Key, input: object = {}) => api.dispatch(key, { locale: 'ku', ...input })) as ServerCall
  const site = { locale: 'ku', call, publicUrl: 'https://safar.example' } as unknown as SiteContext
  return loadQibla(site, new Request(`https://safar.example/navigator/qibla${query}`))
}

test('every city comes with its coordinates, so that the screen can turn by itself', async () => {
  const { locations, location, isAsked, head } = await load()
  expect(locations).toHaveLength(19)
  expect(location).toMatchObject({ title: 'بەغدا', coordinates: { latitude: 33.3, longitude: 44.4 } })
  expect([isAsked, head.path]).toEqual([false, '/navigator/qibla'])
})

test('a city of the address has its own page, and one that is none has no page', async () => {
  const [, erbil] = (await load()).locations
  const { location, isAsked, head } = await load(`?location=${erbil?.id}`)
  expect([location.title, isAsked, head.path]).toEqual(['هەولێر', true, `/navigator/qibla?location=${erbil?.id}`])
  await expect(load('?location=999')).rejects.toMatchObject({ init: { status: 404 } })
})

test.each([
  [0, 0],
  [199.8, 4],
  [203, 5],
  [337, 7],
  [338, 0],
])('the point of %d degrees is the %d. after north', (bearing, point) => expect(toPoint(bearing)).toBe(point))
