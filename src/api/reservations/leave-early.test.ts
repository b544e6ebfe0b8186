import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { openChanging } from './testing/changing.ts'

const database = openTestDatabase()
const it = openChanging(database)

describe('during the stay', () => {
  const days = 24 * 60

  test('whoever leaves early gives the nights back, and gets what the policy says', async () => {
    const stayed = await it.stay({ nights: 4 }, { rates: { percentAfter: 50 } })
    it.pass(11 * days)
    const wanted = { checkOut: it.day(1) }
    const { member, id } = stayed
    const call = { locale: 'en', token: member.token, params: { id } } as const
    const shown = await it.api().dispatch('POST /customer/reservations/{id}/change/preview', { ...call, body: wanted })
    expect(shown).toMatchObject({ percent: 50, fee: 100_000, toGetBack: { amount: 100_000 } })
    await it
      .api()
      .dispatch('POST /customer/reservations/{id}/change', { ...call, body: { ...wanted, priceKey: shown.priceKey } })
    expect(await it.sold(stayed, [-1, 0, 1, 2])).toEqual([1, 1, 0, 0])
    await it.refund()
    expect(await it.walletOf(member)).toBe(2_000_000 - 300_000)
  })

  test('only the day of leaving can be another, tomorrow at the earliest', async () => {
    const stayed = await it.stay({ nights: 4 })
    it.pass(11 * days)
    for (const wanted of [
      { from: 5, nights: 2 },
      { adults: 1 },
      { rooms: [{ roomTypeId: stayed.property.rooms[0] ?? 0, count: 2 }] },
    ])
      await expect(it.preview(stayed, wanted)).rejects.toMatchObject({ code: 'ONLY_DEPARTURE' })
    const { member, id } = stayed
    const today = { locale: 'en', token: member.token, params: { id }, body: { checkOut: it.day(0) } } as const
    await expect(it.api().dispatch('POST /customer/reservations/{id}/change/preview', today)).rejects.toMatchObject({
      code: 'ONLY_DEPARTURE',
    })
  })
})
