import { expect, test } from 'vitest'
import { locales } from '../../../../domain/locale.ts'
import type { ServerCall } from '../../../context.ts'
import { loadOverview } from './load-overview.ts'

type User = Parameters<typeof loadOverview>[1]

const user = { name: 'Sara' } as User
const iqd = (amount: number) => ({ amount, currency: 'IQD' })
const balances: Record<string, unknown> = {
  'GET /user/reservations': { data: [] },
  'GET /customer/purchases': { data: [] },
  'GET /customer/points': { balance: 1250 },
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

test('a point is worth ten dinars', async () => {
  const { points, wallet } = await load('en')
  expect(points).toEqual({ amount: '1,250 points', note: { label: 'Worth', amount: '12,500 IQD' } })
  expect(wallet).toEqual({ amount: '75,000 IQD' })
})

test('no points are worth nothing, and it is not said', async () => {
  const { points } = await load('ar', { 'GET /customer/points': { balance: 0 } })
  expect(points).toEqual({ amount: 'لا نقاط بعد' })
})

test('one balance that cannot be learnt leaves the other', async () => {
  expect(await load('ku', { 'GET /customer/wallet': new Error('down') })).toMatchObject({
    points: { amount: '1,250 خاڵ' },
    wallet: null,
  })
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
