import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { redemptionRules } from '../../db/audit/redemptions-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { runEach } from '../../domain/run-each.ts'
import { day, hour } from '../../domain/time/units.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { createDiscountKeys } from './discount-keys.ts'
import { forgetOldRedeeming } from './forget-old.ts'
import {
  addGuest,
  findBusinesses,
  findUsed,
  join,
  openTestShop,
  type SubscriptionInput,
  type TestBusiness,
} from './testing/redeeming.ts'

const database = openTestDatabase()
const clock = { now: new Date('2027-01-10T09:00:00Z') }
const wait = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}
const shop = () => openTestShop(database.db, () => clock.now)
const guestOf = (input: SubscriptionInput = {}) => addGuest(database.db, clock.now, input)

let here: TestBusiness
let cashier: TestMember
let stranger: TestMember
beforeAll(async () => {
  const [one, other] = await findBusinesses(database.db)
  if (!one || !other) throw new Error('Two are needed')
  here = one
  cashier = await addMember(database.db)
  stranger = await addMember(database.db)
  await join(database.db, cashier.account, one.business)
  await join(database.db, stranger.account, other.business)
})

const offlineAt = () => new Date(clock.now.getTime() + 60_000).toISOString()
const conflictsOf = async (member: TestMember) => (await shop().list(member)).conflicts.map(({ reason }) => reason)

describe('a redemption that was accepted offline', () => {
  test('is counted when it comes in, and says when the guest had it', async () => {
    const guest = await guestOf()
    const { token } = await shop().show(guest)
    const body = { token, offlineAt: offlineAt(), discountId: here.discount, amount: 20_000 }
    wait(2 * day)
    const answer = await shop().redeem(cashier, body)
    expect(answer).toMatchObject({
      isOffline: true,
      redeemedAt: new Date(body.offlineAt).toISOString().replace('.000', ''),
      usesLeft: 4,
    })
    expect(answer.undoUntil).not.toBeNull()
    // Delivered again, since its answer was lost: the same, and no use more.
    expect(await shop().redeem(cashier, body)).toEqual(answer)
    expect(await findUsed(database.db, guest.subscription)).toMatchObject({ used: 1 })
  })

  test('by a clock that is years wrong was had while the code was shown', async () => {
    for (const said of ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59+03:00']) {
      const guest = await guestOf()
      const shown = await shop().show(guest)
      const openedAt = clock.now
      wait(hour)
      const { redeemedAt } = await shop().redeem(cashier, { token: shown.token, offlineAt: said })
      const expected = said.startsWith('19') ? openedAt.getTime() : Date.parse(shown.expiresAt)
      expect(Date.parse(redeemedAt)).toBe(expected)
    }
  })

  test('counts though the guest has opened another code meanwhile: two discounts are two uses', async () => {
    const guest = await guestOf()
    const { token: first } = await shop().show(guest)
    const body = { token: first, offlineAt: offlineAt() }
    wait(30)
    const { token: second } = await shop().show(guest, true)
    await shop().redeem(stranger, { token: second })
    await shop().redeem(cashier, body)
    expect(await findUsed(database.db, guest.subscription)).toMatchObject({ used: 2 })
  })

  test('in two shops is one use; the other is told, and sees it in its list', async () => {
    const guest = await guestOf()
    const { token } = await shop().show(guest)
    const body = { token, offlineAt: offlineAt() }
    wait(hour)
    await shop().redeem(stranger, body)
    const before = await conflictsOf(cashier)
    for (const _ of [1, 2]) await expect(shop().redeem(cashier, body)).rejects.toMatchObject({ code: 'TOKEN_USED' })
    expect(await conflictsOf(cashier)).toEqual(['used', ...before])
    expect(await conflictsOf(stranger)).toEqual([])
    expect(await findUsed(database.db, guest.subscription)).toMatchObject({ used: 1 })
  })

  test('with a key is answered the same again, a conflict too', async () => {
    const { token } = await shop().show(await guestOf())
    const body = { token, offlineAt: offlineAt() }
    await shop().redeem(stranger, { token })
    for (const _ of [1, 2])
      await expect(shop().redeem(cashier, body, 'late-one')).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  test.each([
    ['spent', sql`used = uses, status = 'ended', ended_at = now(), end_reason = 'used_up'`, 'USES_SPENT'],
    ['suspended', sql`status = 'suspended'`, 'SUBSCRIPTION_SUSPENDED'],
    ['ended', sql`status = 'ended', ended_at = now(), end_reason = 'cancelled'`, 'NO_ACTIVE_PACKAGE'],
  ])('of a package that is %s meanwhile is a conflict', async (reason, change, code) => {
    const guest = await guestOf({ uses: 1 })
    const { token } = await shop().show(guest)
    const body = { token, offlineAt: offlineAt() }
    await sql`update subscriptions set ${change} where id = ${guest.subscription}`.execute(database.db)
    await expect(shop().redeem(cashier, body)).rejects.toMatchObject({ code })
    expect((await conflictsOf(cashier))[0]).toBe(reason)
    await sql`update subscriptions set used = 0 where id = ${guest.subscription}`.execute(database.db)
  })

  test('after a week is over; what never was is unknown; what is forged leaves nothing behind', async () => {
    const guest = await guestOf()
    const { token } = await shop().show(guest)
    const body = { token, offlineAt: offlineAt() }
    wait(7 * day + 6 * 60)
    await expect(shop().redeem(cashier, body)).rejects.toMatchObject({ code: 'WINDOW_EXPIRED' })
    expect((await conflictsOf(cashier))[0]).toBe('expired')
    const keys = createDiscountKeys(database.db)
    const { id: key } = await keys.getSigner(clock.now)
    const unknown = await keys.sign({ key, window: 7n, expiresAt: clock.now }, clock.now)
    const late = { token: unknown, offlineAt: body.offlineAt }
    await expect(shop().redeem(cashier, late)).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
    const known = await conflictsOf(cashier)
    expect(known[0]).toBe('unknown')
    const forged = `${token.slice(0, -6)}000000`
    await expect(shop().redeem(cashier, { ...late, token: forged })).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
    expect(await conflictsOf(cashier)).toEqual(known)
  })

  test('cannot be a typed code', async () => {
    const { shortCode } = await shop().show(await guestOf())
    await expect(shop().redeem(cashier, { shortCode, offlineAt: offlineAt() })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test('is listed on the day on which it came in', async () => {
    const today = clock.now.toISOString().slice(0, 10)
    expect((await shop().list(cashier, { day: today })).conflicts.length).toBeGreaterThan(0)
    expect((await shop().list(cashier, { day: '2026-01-01' })).conflicts).toEqual([])
  })
})

test('unused codes, private keys and events are deleted after their time, and used codes stay', async () => {
  const [used, unused] = [await guestOf(), await guestOf()]
  const { token } = await shop().show(used)
  await shop().redeem(cashier, { token })
  await shop().show(unused)
  wait(40 * day)
  expect(await runEach(forgetOldRedeeming(database.db, clock.now))).toEqual(new Map())
  const { rows } = await sql<{ windows: number; used: number; keys: number; events: number }>`
    select count(*)::int as windows, (select count(*)::int from redemptions) as used,
      (select count(*)::int from discount_keys where private_key is not null) as keys, (select count(*)::int from customer_events) as events
    from discount_windows`.execute(database.db)
  expect(rows[0]?.windows).toBe(rows[0]?.used)
  expect([rows[0]?.keys, rows[0]?.events]).toEqual([0, 0])
  await expect(shop().redeem(cashier, { token })).rejects.toMatchObject({ code: 'TOKEN_KEY_RETIRED' })
  expect((await shop().api.dispatch('GET /public/discount-keys', { locale: 'en' })).data).toHaveLength(1)
  const ours = redemptionRules.map(({ rule }) => rule)
  expect((await findViolations(database.db, clock.now)).filter(({ rule }) => ours.includes(rule))).toEqual([])
})
