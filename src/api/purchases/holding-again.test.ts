import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'
import { openBuying } from './testing/buying.ts'
import { type TestSale, toChoice } from './testing/sales.ts'

const database = openTestDatabase()
const buying = openBuying(database)
const { now, pass, bank, fill, add, buy, pay, cancel, lapse, refund, sweep, takenOf, priceOf } = buying

/** Runs the jobs that always run. */
afterEach(async () => {
  await lapse()
  for (let left = 3; left > 0; left--) await sweep()
  await refund()
})

/** Held for a quarter of an hour, and not paid for. */
async function holdInVain(sale: TestSale, member: TestMember, more: object = {}): Promise<void> {
  await buy(sale, { member, ...more })
  pass(15)
  await lapse()
}
const later = { code: 'HOLD_AGAIN_LATER' }

test('a customer who has held the last places twice without paying waits an hour', async () => {
  const sale = await add('event', { stocks: [{ capacity: 1 }, { capacity: 1 }] })
  const member = await addMember(database.db)
  await holdInVain(sale, member)
  await holdInVain(sale, member)
  const until = new Date(now().getTime() + 60 * 60_000)
  await expect(buy(sale, { member })).rejects.toMatchObject({
    ...later,
    retryAfter: 3600,
    details: { until: until.toISOString() },
  })
  expect(await takenOf(sale)).toEqual([0, 0])
  await fill(member, 25_000)
  await cancel(await buy(sale, { member, paymentMethod: 'wallet' }))
  const tickets = [{ categoryId: sale.stocks[1], quantity: 1 }]
  await buy(sale, { member, tickets })
  await cancel(await buy(sale))
  pass(60)
  await holdInVain(sale, member)
  pass(60)
  await expect(buy(sale, { member })).rejects.toMatchObject(later)
})

test('one failed payment, or a choice changed several times, causes no wait', async () => {
  const sale = await add('tourism', { stocks: [{ capacity: 10 }] })
  const member = await addMember(database.db)
  await holdInVain(sale, member)
  for (let people = 1; people < 6; people++) {
    const changed = await buy(sale, { member, people })
    pass(1)
    await cancel(changed)
  }
  await pay(await buy(sale, { member }))
  expect(await takenOf(sale)).toEqual([1])
})

test('a paid purchase clears earlier unpaid holds', async () => {
  const sale = await add('activity', { stocks: [{ capacity: 10 }] })
  const member = await addMember(database.db)
  await holdInVain(sale, member)
  await pay(await buy(sale, { member }))
  await holdInVain(sale, member)
  await pay(await buy(sale, { member }))
  expect(await takenOf(sale)).toEqual([2])
})

test('a whole day of holds of anything is enough', async () => {
  const member = await addMember(database.db)
  for (let held = 0; held < 12; held++) await cancel(await buy(await add('offer'), { member }))
  await expect(buy(await add('offer'), { member })).rejects.toMatchObject(later)
  pass(24 * 60)
  await buy(await add('offer'), { member })
})

test('cash that was waited for in vain is not offered again for the same, for a week', async () => {
  const sale = await add('event', { stocks: [{ capacity: 5 }] })
  const member = await addMember(database.db)
  const cashAddress = { en: 'Karrada', ar: 'الكرادة', ku: 'کەڕادە' }
  const payments = { ...bank().payments, cashAddress }
  const own = createApi({ db: database.db, accounts: testAccounts, payments, now })
  const buyCash = (wanted: TestSale) =>
    own.dispatch('POST /customer/purchases', {
      locale: 'en',
      token: member.token,
      body: { ...toChoice(wanted), paymentMethod: 'cash' },
    })
  const offered = async () => {
    const body = toChoice(sale)
    const call = { locale: 'en', token: member.token, body } as const
    return (await own.dispatch('POST /customer/purchases/calculate-price', call)).cash
  }
  expect((await priceOf(sale, { member })).cash).toEqual({ until: null, reason: 'nowhere' })
  await buyCash(sale)
  pass(24 * 60)
  await lapse()
  expect(await offered()).toEqual({ until: null, reason: 'missed' })
  await expect(buyCash(sale)).rejects.toMatchObject({
    code: 'CASH_NOT_OFFERED',
    details: { cash: { reason: 'missed' } },
  })
  await cancel({ ...(await buyCash(await add('event'))), member })
  await cancel(await buy(sale, { member }))
  pass(7 * 24 * 60)
  expect(await offered()).toMatchObject({ reason: null })
})

test('a voucher that others want, too, is not reserved for ever by one, wherever it is used', async () => {
  await sql`insert into vouchers (code, percent, limit_in_all) values ('ONE-PLACE', 10, 1)`.execute(database.db)
  const voucherCode = 'ONE-PLACE'
  const member = await addMember(database.db)
  await holdInVain(await add('event'), member, { voucherCode })
  await holdInVain(await add('offer'), member, { voucherCode })
  const sale = await add('activity')
  await expect(buy(sale, { member, voucherCode })).rejects.toMatchObject(later)
  await cancel(await buy(sale, { member }))
  await cancel(await buy(sale, { voucherCode }))
})
