import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember, testPassword } from '../customers/testing/member.ts'
import { addProperty } from '../reservations/testing/booking.ts'
import { openTestWishlist, toSecret } from './testing/wishlist.ts'

const database = openTestDatabase()
const clock = { now: new Date('2026-11-16T09:00:00Z') }
const { save, annotate, removeProperty, share, findShare, unshare, look, dispatch } = openTestWishlist(
  () => database.db,
  clock,
)

let member: TestMember
beforeEach(async () => {
  member = await addMember(database.db)
})

test('a list has one link, which shows its stays and nothing personal', async () => {
  const gone = await addProperty(database.db, [{ units: 1 }])
  for (const id of [1, gone.id, 2]) {
    clock.now = new Date(clock.now.getTime() + 60_000)
    await save(member, id)
  }
  await annotate(member, (await save(member, 1)).id, 'a private thought')
  await sql`delete from properties where id = ${gone.id}`.execute(database.db)
  expect(await findShare(member)).toEqual({ link: null })
  const made = await share(member)
  expect(made.link).toMatch(/^\/wishlist\/[\w-]{24}$/)
  expect(await share(member)).toEqual(made)
  expect(await findShare(member)).toEqual({ link: made.link })
  const seen = await look(toSecret(made), 'ar')
  expect(seen.data.map(({ id }) => id)).toEqual([2, 1])
  const text = JSON.stringify(seen)
  for (const own of ['a private thought', 'ئاراس', member.phone, member.account]) expect(text).not.toContain(own)
  await removeProperty(member, 2)
  expect((await look(toSecret(made))).data.map(({ id }) => id)).toEqual([1])
})

test('a link that was ended shows nothing, and the next one is another', async () => {
  const first = toSecret(await share(member))
  expect(await look(first)).toEqual({ data: [] })
  await unshare(member)
  await unshare(member)
  await expect(look(first)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const second = toSecret(await share(member))
  expect(second).not.toBe(first)
  await expect(look(first)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a deactivated account shows nobody its list, until it is active again', async () => {
  const secret = toSecret(await share(member))
  await dispatch('POST /customer/auth/deactivate-account', { token: member.token, body: { password: testPassword } })
  await expect(look(secret)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await dispatch('POST /customer/auth/activate-account', { token: member.token, body: { password: testPassword } })
  expect(await look(secret)).toEqual({ data: [] })
})

test.each(['', 'short', 'x'.repeat(24), `${'x'.repeat(23)}%`, "' or true --".padEnd(24)])(
  '%j opens no list',
  async (secret) => {
    await expect(look(secret)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

test('asked for by many at once, there is one link', async () => {
  const links = await Promise.all(Array.from({ length: 10 }, () => share(member)))
  expect(new Set(links.map(({ link }) => link)).size).toBe(1)
})
