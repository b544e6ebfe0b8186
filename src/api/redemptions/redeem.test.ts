import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { fromBase45, toBase45 } from '../../domain/codes/base45.ts'
import { toTokenText } from '../../domain/codes/signed-code.ts'
import { createLimits } from '../../http/limits.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { createDiscountKeys } from './discount-keys.ts'
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
let elsewhere: TestBusiness
let cashier: TestMember
beforeAll(async () => {
  const [one, other] = await findBusinesses(database.db)
  if (!one || !other) throw new Error('Two are needed')
  here = one
  elsewhere = other
})
beforeEach(async () => {
  cashier = await addMember(database.db)
  await join(database.db, cashier.account, here.business)
})

const addCashier = async (...businesses: number[]) => {
  const member = await addMember(database.db)
  for (const business of businesses) await join(database.db, member.account, business)
  return member
}

describe('a code that is shown', () => {
  test('gives the guest what the discount says, and takes one use', async () => {
    const guest = await guestOf()
    const { token } = await shop().show(guest)
    const body = { token, discountId: here.discount, amount: 40_000 }
    const answer = await shop().redeem(cashier, body)
    const saved = (40_000 * here.percent) / 100
    expect(answer).toMatchObject({
      business: { id: here.business },
      discount: { id: here.discount, percent: here.percent },
      guest: 'ئاراس',
      amount: { amount: 40_000, currency: 'IQD' },
      saved: { amount: saved, currency: 'IQD' },
      usesLeft: 4,
      isOffline: false,
      undoneAt: null,
      message: expect.any(String),
    })
    expect(Date.parse(answer.undoUntil ?? '') - Date.parse(answer.redeemedAt)).toBe(120_000)
    expect(await findUsed(database.db, guest.subscription)).toEqual({ used: 1, status: 'active' })
    await expect(shop().redeem(cashier, body)).rejects.toMatchObject({ code: 'TOKEN_USED' })
    // Later changes of the discount change nothing.
    await sql`update discounts set percent = 90 where id = ${here.discount}`.execute(database.db)
    const { data } = await shop().list(cashier)
    expect(data[0]).toMatchObject({ id: answer.id, discount: { percent: here.percent }, saved: { amount: saved } })
    await sql`update discounts set percent = ${here.percent} where id = ${here.discount}`.execute(database.db)
  })

  test('can be typed, as people type', async () => {
    const guest = await guestOf({ uses: null })
    const { shortCode } = await shop().show(guest)
    const typed = ` ${shortCode.toLowerCase().replace('-', ' ').replaceAll('2', '٢').replaceAll('7', '۷')} `
    expect(await shop().redeem(cashier, { shortCode: typed })).toMatchObject({
      usesLeft: null,
      discount: null,
      saved: null,
    })
    // Who has used it may know; for others it is as if it had never been.
    await expect(shop().redeem(cashier, { shortCode })).rejects.toMatchObject({ code: 'TOKEN_USED' })
    const stranger = await addCashier(elsewhere.business)
    await expect(shop().redeem(stranger, { shortCode })).rejects.toMatchObject({ code: 'SHORT_CODE_UNKNOWN' })
  })

  test('takes the last use, and the package is over; undone, it runs again', async () => {
    const guest = await guestOf({ uses: 1 })
    const { token } = await shop().show(guest)
    const { id, usesLeft } = await shop().redeem(cashier, { token })
    expect(usesLeft).toBe(0)
    expect(await findUsed(database.db, guest.subscription)).toEqual({ used: 1, status: 'ended' })
    await expect(shop().show(guest)).rejects.toMatchObject({ code: 'NO_ACTIVE_PACKAGE' })
    await shop().undo(cashier, id)
    expect(await findUsed(database.db, guest.subscription)).toEqual({ used: 0, status: 'active' })
    const again = await shop().show(guest)
    expect(again.token).not.toBe(token)
    await expect(shop().redeem(cashier, { token })).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  test('says no name that leads away or is ours, which accounts may have from before', async () => {
    for (const name of ['http://evil.com', 'Safar Support', 'evil.travel/win Karim']) {
      const guest = await guestOf()
      await sql`update customers set name = ${name} where id = ${guest.customer}`.execute(database.db)
      const { id, guest: shown } = await shop().redeem(cashier, { token: (await shop().show(guest)).token })
      expect(shown).toBe('')
      expect((await shop().list(cashier)).data.find((row) => row.id === id)?.guest).toBe('')
      expect((await shop().undo(cashier, id)).guest).toBe('')
    }
  })

  test('with an Idempotency-Key is answered the same again', async () => {
    const { token } = await shop().show(await guestOf())
    const one = await shop().redeem(cashier, { token }, 'a-key')
    expect(await shop().redeem(cashier, { token }, 'a-key')).toEqual(one)
  })
})

describe('is refused, and says why:', () => {
  const refused = async (body: object, code: string, by = cashier) =>
    expect(shop().redeem(by, body)).rejects.toMatchObject({ code })

  test('what nobody gave', async () => {
    await refused({}, 'INVALID_INPUT')
    await refused({ token: '', shortCode: '' }, 'INVALID_INPUT')
  })

  test('a code that is over, replaced, or used at another business', async () => {
    const guest = await guestOf()
    const { token: first, shortCode } = await shop().show(guest)
    wait(10)
    const { token: second } = await shop().show(guest, true)
    await refused({ token: first }, 'TOKEN_REPLACED')
    await refused({ shortCode }, 'SHORT_CODE_UNKNOWN')
    wait(301)
    await refused({ token: second }, 'WINDOW_EXPIRED')
    const { token: third } = await shop().show(guest)
    await shop().redeem(await addCashier(elsewhere.business), { token: third })
    await refused({ token: third }, 'TOKEN_USED')
    expect(await findUsed(database.db, guest.subscription)).toMatchObject({ used: 1 })
  })

  test.each([
    ['cancelled', sql`status = 'ended', ended_at = now(), end_reason = 'cancelled'`, 'NO_ACTIVE_PACKAGE'],
    ['suspended', sql`status = 'suspended'`, 'SUBSCRIPTION_SUSPENDED'],
    ['spent', sql`used = uses`, 'USES_SPENT'],
    ['spent and over', sql`used = uses, status = 'ended', ended_at = now(), end_reason = 'used_up'`, 'USES_SPENT'],
    ['out of time', sql`expires_at = begins_at + interval '1 minute'`, 'NO_ACTIVE_PACKAGE'],
  ])('one whose package is %s meanwhile', async (_, change, code) => {
    const guest = await guestOf()
    const { token } = await shop().show(guest)
    await sql`update subscriptions set ${change} where id = ${guest.subscription}`.execute(database.db)
    await refused({ token }, code)
  })

  test('one of somebody who has deactivated the account', async () => {
    const guest = await guestOf()
    const { token } = await shop().show(guest)
    await sql`update customers set status = 'inactive' where id = ${guest.customer}`.execute(database.db)
    await refused({ token }, 'NO_ACTIVE_PACKAGE')
  })

  test('a token of which any byte was changed, and one that somebody else signed', async () => {
    const guest = await guestOf()
    const { token } = await shop().show(guest)
    const bytes = fromBase45(token) ?? new Uint8Array()
    for (let place = 0; place < bytes.length; place++) {
      const altered = Uint8Array.from(bytes, (byte, at) => (at === place ? byte ^ (1 << (place % 8)) : byte))
      await sql`delete from rate_limits`.execute(database.db)
      await refused({ token: toBase45(altered) }, 'TOKEN_INVALID')
    }
    const forged = toTokenText(bytes.slice(0, 15), crypto.getRandomValues(new Uint8Array(64)))
    for (const other of [forged, token.toLowerCase(), `${token}00`, 'https://example.com', '0'.repeat(300)])
      await refused({ token: other }, 'TOKEN_INVALID')
    expect(await findUsed(database.db, guest.subscription)).toMatchObject({ used: 0 })
  })

  test('a token with a good signature of a window that never was', async () => {
    const { keys, signer } = await openKeys()
    const expiresAt = new Date(clock.now.getTime() + 100_000)
    const token = await keys.sign({ key: signer.id, window: 42n, expiresAt }, clock.now)
    await refused({ token }, 'TOKEN_INVALID')
  })

  test('a token signed with a key that has retired', async () => {
    const { keys, signer } = await openKeys()
    const at = new Date(signer.retiresAt.getTime() + 3_600_000)
    const token = await keys.sign({ key: signer.id, window: 42n, expiresAt: at }, clock.now)
    await refused({ token }, 'TOKEN_KEY_RETIRED')
  })

  async function openKeys() {
    const keys = createDiscountKeys(database.db)
    return { keys, signer: await keys.getSigner(clock.now) }
  }

  test('another business’s discount, one that is over, one that never was', async () => {
    const { token } = await shop().show(await guestOf())
    await refused({ token, discountId: elsewhere.discount }, 'NOT_FOUND')
    await refused({ token, discountId: 999_999 }, 'NOT_FOUND')
    await sql`update discounts set ends_on = '2027-01-09' where id = ${here.discount}`.execute(database.db)
    await refused({ token, discountId: here.discount }, 'DISCOUNT_OVER')
    await sql`update discounts set ends_on = '2027-01-10' where id = ${here.discount}`.execute(database.db)
    expect(await shop().redeem(cashier, { token, discountId: here.discount })).toMatchObject({ usesLeft: 4 })
    await sql`update discounts set ends_on = null where id = ${here.discount}`.execute(database.db)
  })

  test('whoever is no member, was removed, or is deactivated; a name is needed where there are several', async () => {
    const { token } = await shop().show(await guestOf())
    await refused({ token }, 'NOT_A_MEMBER', await addMember(database.db))
    await refused({ token, businessId: elsewhere.business }, 'NOT_A_MEMBER')
    const removed = await addCashier(here.business)
    await sql`delete from memberships where account_id = ${removed.account}::uuid`.execute(database.db)
    await refused({ token }, 'NOT_A_MEMBER', removed)
    for (const act of [() => shop().list(removed), () => shop().undo(removed, 1)])
      await expect(act()).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
    const inactive = await addMember(database.db, { status: 'inactive' })
    await join(database.db, inactive.account, here.business)
    await refused({ token }, 'ACCOUNT_INACTIVE', inactive)
    const both = await addCashier(here.business, elsewhere.business)
    await refused({ token }, 'INVALID_INPUT', both)
    await expect(shop().list(both)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await shop().redeem(both, { token, businessId: elsewhere.business })).toMatchObject({
      business: { id: elsewhere.business },
    })
  })
})

describe('a member', () => {
  test('knows their businesses and what can be had there today', async () => {
    const both = await addCashier(here.business, elsewhere.business)
    const me = await shop().api.dispatch('GET /business/me', { locale: 'en', token: both.token })
    expect(me.memberships.map(({ business }) => business.id).sort()).toEqual([here.business, elsewhere.business].sort())
    expect(me.memberships.flatMap(({ discounts }) => discounts).map(({ id }) => id)).toContain(here.discount)
    const nobody = await addMember(database.db)
    await expect(shop().api.dispatch('GET /business/me', { locale: 'en', token: nobody.token })).rejects.toMatchObject({
      code: 'NOT_A_MEMBER',
    })
  })

  test('sees and undoes what their business redeemed, and nothing of another', async () => {
    const there = await addCashier(elsewhere.business)
    const { token } = await shop().show(await guestOf())
    const { id } = await shop().redeem(there, { token })
    expect((await shop().list(cashier)).data.map((one) => one.id)).not.toContain(id)
    await expect(shop().undo(cashier, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(shop().undo(cashier, 999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(shop().list(cashier, { business: elsewhere.business })).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
    const colleague = await addCashier(elsewhere.business)
    expect(await shop().undo(colleague, id)).toMatchObject({ id, undoneAt: expect.any(String), undoUntil: null })
  })

  test('sees the day of Baghdad', async () => {
    clock.now = new Date('2027-01-11T20:59:00Z')
    await shop().redeem(
      cashier,
      await shop()
        .show(await guestOf())
        .then(({ token }) => ({ token })),
    )
    clock.now = new Date('2027-01-11T21:01:00Z')
    await shop().redeem(
      cashier,
      await shop()
        .show(await guestOf())
        .then(({ token }) => ({ token })),
    )
    expect((await shop().list(cashier, { day: '2027-01-11' })).meta.total).toBe(1)
    expect((await shop().list(cashier, { day: '2027-01-12' })).meta.total).toBe(1)
  })

  test('takes back within two minutes, once, however many ask for it', async () => {
    const guest = await guestOf()
    const { token } = await shop().show(guest)
    const { id } = await shop().redeem(cashier, { token })
    wait(119)
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop().undo(cashier, id)))
    expect(new Set(answers.map(({ undoneAt }) => undoneAt)).size).toBe(1)
    expect(await findUsed(database.db, guest.subscription)).toEqual({ used: 0, status: 'active' })
    const late = await shop().redeem(cashier, { token: (await shop().show(guest, true)).token })
    wait(120)
    await expect(shop().undo(cashier, late.id)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' })
    await expect(shop().undo(cashier, late.id, ' x ')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await findUsed(database.db, guest.subscription)).toMatchObject({ used: 1 })
  })
})

test('guesses of everybody together have an end, and scanning goes on', async () => {
  const guest = await guestOf()
  const rates = { shortCodesGlobally: { burst: 3, every: 3_600 } }
  const strict = openTestShop(database.db, () => clock.now, createLimits({ key: Buffer.from('strict'), rates }))
  const { token, shortCode } = await strict.show(guest)
  const codes: string[] = []
  for (let n = 0; n < 5; n++) {
    const member = await addCashier(n % 2 ? here.business : elsewhere.business)
    codes.push(
      await strict.redeem(member, { shortCode: 'BBBB-BBBB' }).then(
        () => 'redeemed',
        ({ code }) => code,
      ),
    )
  }
  expect(codes).toEqual([...Array(3).fill('SHORT_CODE_UNKNOWN'), ...Array(2).fill('TOO_MANY_REQUESTS')])
  await expect(strict.redeem(cashier, { shortCode })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await strict.redeem(cashier, { token })).toMatchObject({ usesLeft: 4 })
})
