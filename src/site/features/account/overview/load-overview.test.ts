import { expect, test } from 'vitest'
import type { ServerCall } from '../../../../client/context.ts'
import { locales } from '../../../../domain/text/locale.ts'
import { loadOverview } from './load-overview.ts'

type User = Parameters<typeof loadOverview>[1]

const user = { name: 'Sara', unreadNotifications: 3 } as User
const iqd = (amount: number) => ({ amount, currency: 'IQD' })
const balances: Record<string, unknown> = {
  'GET /user/reservations': { data: [] },
  'GET /customer/purchases': { data: [] },
  'GET /customer/tasks': { data: [] },
  'GET /customer/points': { balance: 1250 },
  'GET /customer/customer-discount-packages/active': { data: [] },
  'GET /customer/wallet': { balance: iqd(75_000) },
}
const load = (locale: (typeof locales)[number], changed: Record<string, unknown> = {}) => {
  const call = async (key: string) => {
    const answer = { ...balances, ...changed }[key]
    if (answer instanceof Error) throw answer
    return answer
  }
  return loadOverview({ locale, call: call as ServerCall }, user, new Date('2026-11-15T09:00:00Z'))
}

type Loaded = Awaited<ReturnType<typeof load>>
const rowOf = ({ groups }: Loaded, to: string) => groups.flatMap(({ rows }) => rows).find((row) => row.to === to)

test('what a point is worth is said, also before anybody has one', async () => {
  const some = rowOf(await load('en'), '/account/points')
  expect(some).toMatchObject({ value: '1,250 points · 12,500 IQD', note: '1 point = 10 IQD' })
  const none = rowOf(await load('ar', { 'GET /customer/points': { balance: 0 } }), '/account/points')
  expect(none).toMatchObject({ value: 'لا نقاط بعد', note: expect.stringContaining('10') })
})

test('one balance that cannot be learnt leaves the other', async () => {
  const overview = await load('ku', { 'GET /customer/wallet': new Error('down') })
  expect(rowOf(overview, '/account/points')?.value).toContain('1,250 خاڵ')
  expect(rowOf(overview, '/account/wallet')?.value).toBe(overview.messages.unknown)
})

test('every screen of the account stands in one group, with unread notifications beside theirs', async () => {
  const overview = await load('en')
  const paths = overview.groups.flatMap(({ rows }) => rows.map(({ to }) => to))
  expect(new Set(paths).size).toBe(paths.length)
  expect(rowOf(overview, '/account/Notifications')?.value).toBe('3')
})

test('what waits leads to where it is done, with the last day of what ends with one', async () => {
  const data = [
    { kind: 'pay', entity: 'reservation', id: 4, title: 'Narinj Hotel', until: '2026-11-15T09:15:00Z' },
    { kind: 'rest', entity: 'purchase', id: 5, title: 'Marshes', until: '2026-11-20T21:00:00Z' },
  ]
  const { tasks } = await load('en', { 'GET /customer/tasks': { data } })
  expect(tasks?.map(({ to }) => to)).toEqual(['/account/history/4', '/account/purchases/5'])
  expect(tasks?.[0]?.until).toContain('12:15')
  expect(tasks?.[1]?.until).toContain('20 November 2026')
  expect((await load('en', { 'GET /customer/tasks': new Error('down') })).tasks).toBeNull()
})

test('no trip is not the same as one that could not be learnt', async () => {
  expect((await load('en')).trip).toBeNull()
  for (const key of ['GET /user/reservations', 'GET /customer/purchases'])
    expect((await load('en', { [key]: new Error('down') })).trip).toBeUndefined()
})

test.each(locales)('all of it can travel to the browser in %s', async (locale) => {
  const overview = await load(locale)
  expect(structuredClone(overview)).toEqual(overview)
})
