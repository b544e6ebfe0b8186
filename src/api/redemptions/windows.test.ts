import { createPublicKey, verify } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createSeal } from '../../db/seal.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { limits } from '../../domain/limits/limits.ts'
import { parseDiscountToken } from '../../domain/sales/discount-token.ts'
import { addMember } from '../customers/testing/member.ts'
import { createDiscountKeys } from './discount-keys.ts'
import { addGuest, openTestShop, type SubscriptionInput } from './testing/redeeming.ts'

const database = openTestDatabase()
const clock = { now: new Date('2027-01-10T09:00:00Z') }
const wait = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}
const shop = () => openTestShop(database.db, () => clock.now)
const guestOf = (input: SubscriptionInput = {}) => addGuest(database.db, clock.now, input)

describe('a code', () => {
  test('is the same on two phones, after a reload, and in another process', async () => {
    const guest = await guestOf()
    const [one, other] = await Promise.all([shop().show(guest), shop().show(guest)])
    expect(other).toEqual(one)
    wait(200)
    expect(await shop().show(guest)).toEqual({ ...one, secondsLeft: 100 })
    expect(one).toMatchObject({
      secondsLeft: 300,
      subscription: { id: guest.subscription, uses: { total: 5, used: 0, left: 5 } },
    })
    expect(one.shortCode).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/)
  })

  test('with less than half a minute left makes way for another', async () => {
    const guest = await guestOf()
    const before = await shop().show(guest)
    wait(271)
    const after = await shop().show(guest)
    expect(after.token).not.toBe(before.token)
    expect(after.secondsLeft).toBe(300)
  })

  test('is another where a new one is asked for; a second tap asks for the same', async () => {
    const guest = await guestOf()
    const before = await shop().show(guest)
    wait(10)
    const [one, other] = await Promise.all([shop().show(guest, true), shop().show(guest, true)])
    expect(one.token).not.toBe(before.token)
    expect(other.token).toBe(one.token)
  })

  test('can be checked by whoever has the public keys, and names nobody', async () => {
    const guest = await guestOf()
    const { token, expiresAt } = await shop().show(guest)
    const { data, now } = await shop().api.dispatch('GET /public/discount-keys', { locale: 'en' })
    expect(now).toBe(clock.now.toISOString())
    const parsed = parseDiscountToken(token)
    const key = data.find(({ id }) => id === parsed?.key)
    const verifier = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key?.publicKey }, format: 'jwk' })
    expect(parsed && verify(null, parsed.signed, verifier, parsed.signature)).toBe(true)
    expect(parsed?.expiresAt.toISOString()).toBe(expiresAt)
    expect(data[0]).not.toHaveProperty('privateKey')
  })

  test.each([
    ['without a package', null, 'NO_ACTIVE_PACKAGE'],
    ['with one that is suspended', { status: 'suspended' as const }, 'SUBSCRIPTION_SUSPENDED'],
    ['with one that has not begun', { beginsAt: new Date('2028-01-01') }, 'NO_ACTIVE_PACKAGE'],
    ['with one that has run out', { beginsAt: new Date('2026-01-01') }, 'NO_ACTIVE_PACKAGE'],
    ['with one that is spent', { uses: 3, used: 3 }, 'NO_ACTIVE_PACKAGE'],
  ])('%s is not to be had', async (_, input, code) => {
    const guest = input ? await guestOf(input) : await addMember(database.db)
    await expect(shop().show(guest)).rejects.toMatchObject({ code })
  })

  test('is opened so often and no more; the one that is open is shown all the same', async () => {
    const guest = await guestOf()
    const { burst } = limits.discountCodes
    const codes: string[] = []
    for (let n = 0; n < burst + 3; n++) {
      wait(3)
      codes.push(
        await shop()
          .show(guest, true)
          .then(
            ({ token }) => token,
            ({ code }) => code as string,
          ),
      )
    }
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS').length).toBeGreaterThanOrEqual(1)
    expect((await shop().show(guest)).token).toBe(codes.findLast((code) => code !== 'TOO_MANY_REQUESTS'))
  })
})

describe('keys', () => {
  test('are made once, by whoever comes first', async () => {
    await sql`truncate discount_keys`.execute(database.db)
    const all = Array.from({ length: 5 }, () => createDiscountKeys(database.db))
    const signers = await Promise.all(all.map((keys) => keys.getSigner(clock.now)))
    expect(new Set(signers.map(({ id }) => id)).size).toBe(1)
  })

  test('follow each other every 30 days, and are known a week ahead', async () => {
    await sql`truncate discount_keys`.execute(database.db)
    const keys = createDiscountKeys(database.db)
    const at = (days: number) => new Date(clock.now.getTime() + days * 86_400_000)
    const first = await keys.getSigner(at(0))
    expect((await keys.list(at(22))).length).toBe(1)
    expect((await keys.list(at(23.1))).length).toBe(2)
    expect((await keys.getSigner(at(29.9))).id).toBe(first.id)
    const second = await keys.getSigner(at(30.1))
    expect(second.id).not.toBe(first.id)
    // The last codes of the first key may be redeemed for a week.
    expect((await keys.list(at(36.9))).map(({ id }) => id)).toContain(first.id)
    expect((await keys.list(at(38))).map(({ id }) => id)).not.toContain(first.id)
  })

  test('lie sealed in the database, and cannot be opened with another secret', async () => {
    await sql`truncate discount_keys`.execute(database.db)
    await createDiscountKeys(database.db, createSeal('a secret')).getSigner(clock.now)
    const { rows } = await sql<{ key: string | null }>`select private_key as key from discount_keys`.execute(
      database.db,
    )
    expect(rows).toEqual([{ key: expect.stringMatching(/^sealed:/) }])
    await expect(createDiscountKeys(database.db, createSeal('another')).getSigner(clock.now)).rejects.toThrow(
      'AUTH_SECRET',
    )
    await sql`truncate discount_keys`.execute(database.db)
  })
})
