import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { waitForLocks } from '../../db/testing/locks.ts'
import { createApi } from '../service.ts'
import { addMember, type TestMember, testAccounts, testPassword } from './testing/member.ts'

const database = openTestDatabase()
const api = () => createApi({ db: database.db, accounts: testAccounts })
const remove = ({ token }: TestMember, password = testPassword) =>
  api().dispatch('POST /customer/auth/delete-account', { locale: 'en', token, body: { password, acceptLoss: true } })
const save = ({ token }: TestMember, body: object) =>
  api().dispatch('PUT /customer/auth/self', { locale: 'en', token, body })

/** Rows of the auth service besides the session: tokens, codes and messages, also of a new phone. */
async function leaveTraces({ account, session, phone }: TestMember, wanted: string): Promise<void> {
  await sql`insert into refresh_tokens (hash, session_id) values (sha256(${session}::text::bytea), ${session})`.execute(
    database.db,
  )
  for (const [to, owner] of [
    [phone, null],
    [phone, account],
    [wanted, account],
  ]) {
    await sql`insert into verifications (purpose, phone, account_id, code_hash, language, sent_at, expires_at)
      values (${owner ? 'phone' : 'register'}, ${to}, ${owner}, 'x', 'ku', now(), now() + interval '5 minutes')`.execute(
      database.db,
    )
    await sql`insert into sms_messages (phone, text, code, expires_at)
      values (${to}, ${`123456 for ${to}`}, '123456', now() + interval '5 minutes')`.execute(database.db)
  }
}

const tables = async () =>
  (
    await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(
      database.db,
    )
  ).rows

/** Every table with a row in which the text stands, in any column of any type. */
async function findText(text: string): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await tables()) {
    const { rows } = await sql`select from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(
      database.db,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

const findEverywhere = (texts: string[]) => Promise.all(texts.map(findText))

describe('deleting', () => {
  const wanted = '+9647709998877'

  test('leaves nothing personal in any table, and the ledgers as they were', async () => {
    const member = await addMember(database.db, { entries: 3 })
    await leaveTraces(member, wanted)
    const texts = [
      ...[member.phone.slice(1), wanted.slice(1), member.account, member.session],
      ...['ئاراس کەریم', 'aras.karim', '1990-05-17', 'Firefox on Linux', '192.0.2.77'],
    ]
    expect(await findEverywhere(texts)).toEqual([
      ['accounts', 'sms_messages', 'verifications'],
      ['sms_messages', 'verifications'],
      ['accounts', 'customers', 'sessions', 'verifications'],
      ['refresh_tokens', 'sessions'],
      ...Array(3).fill(['customers']),
      ...Array(2).fill(['sessions']),
    ])
    const ledgers = () =>
      sql`select customer_id, points, balance, reason from point_entries where customer_id = ${member.customer}
        union all select customer_id, amount, balance, reason from wallet_entries where customer_id = ${member.customer}`
        .execute(database.db)
        .then(({ rows }) => rows)
    const before = await ledgers()
    expect(before).toHaveLength(6)

    expect(await remove(member)).toEqual({ message: 'Your account and your personal data have been deleted.' })

    expect(await findEverywhere(texts)).toEqual(texts.map(() => []))
    expect(await ledgers()).toEqual(before)
    const { rows } =
      await sql`select status, deleted_at, allow_notification from customers where id = ${member.customer}`.execute(
        database.db,
      )
    expect(rows).toEqual([{ status: 'inactive', deleted_at: expect.any(Date), allow_notification: false }])
  })

  test('ends every session, and frees the phone', async () => {
    const member = await addMember(database.db)
    await remove(member)
    await expect(api().dispatch('GET /customer/auth/me', { locale: 'en', token: member.token })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    const next = await addMember(database.db, { phone: member.phone })
    expect(next.customer).not.toBe(member.customer)
    expect(await save(next, { name: 'Somebody new' })).toMatchObject({ phone: member.phone, name: 'Somebody new' })
  })

  test('works for a deactivated account', async () => {
    const member = await addMember(database.db, { status: 'inactive' })
    await remove(member)
    expect(await findText(member.account)).toEqual([])
  })

  test('takes more than a token', async () => {
    const member = await addMember(database.db)
    const body = {}
    const bare = api().dispatch('POST /customer/auth/delete-account', { locale: 'en', token: member.token, body })
    await expect(bare).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
    expect(await findText(member.account)).toContain('accounts')
  })

  test('works before the profile is filled in', async () => {
    const member = await addMember(database.db, { profile: false })
    await remove(member)
    expect(await findText(member.account)).toEqual([])
    expect(await findText(member.phone)).toEqual([])
  })

  test.each(['wrong', ''])('the password %j deletes nothing', async (password) => {
    const member = await addMember(database.db)
    await expect(remove(member, password)).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { password: { error: 'wrong' } },
    })
    expect(await findText(member.account)).toEqual(['accounts', 'customers', 'sessions'])
  })

  test('takes nothing from anybody else, not even a message to the phone that both wanted', async () => {
    const [member, other] = [await addMember(database.db), await addMember(database.db)]
    await leaveTraces(member, other.phone)
    await leaveTraces(other, '+9647709990011')
    await remove(member)
    expect(await findText(other.account)).toEqual(['accounts', 'customers', 'sessions', 'verifications'])
    expect(await findText(other.phone)).toContain('sms_messages')
    expect(await findText('+9647709990011')).toEqual(['sms_messages', 'verifications'])
  })
})

describe('at the same time', () => {
  const hold = (lock: (db: Db) => Promise<unknown>, meanwhile: (tx: Db) => Promise<unknown>) =>
    database.db.transaction().execute(async (tx) => {
      await lock(tx)
      await meanwhile(tx)
    })
  const waiting = (count: number) => waitForLocks(database.db, count)
  const outcome = (answer: PromiseSettledResult<unknown>) =>
    answer.status === 'fulfilled' ? 'done' : (answer.reason.code as string)
  const lockCustomer =
    ({ customer }: TestMember) =>
    (tx: Db) =>
      sql`select from customers where id = ${customer} for update`.execute(tx)
  const isErased = async ({ customer, account }: TestMember) => {
    expect(await findText('Latecomer')).toEqual([])
    expect(await findText(account)).toEqual([])
    const { rows } = await sql`select name, account_id, status from customers where id = ${customer}`.execute(
      database.db,
    )
    expect(rows).toEqual(customer ? [{ name: null, account_id: null, status: 'inactive' }] : [])
  }

  test('a change that comes first is erased with the rest', async () => {
    const member = await addMember(database.db)
    let answers: Promise<PromiseSettledResult<unknown>[]> | undefined
    await hold(lockCustomer(member), async () => {
      const change = save(member, { name: 'Latecomer' })
      await waiting(1)
      answers = Promise.allSettled([change, remove(member)])
      await waiting(2)
    })
    expect((await answers)?.map(outcome)).toEqual(['done', 'done'])
    await isErased(member)
  })

  test('a change that comes second finds nobody', async () => {
    const member = await addMember(database.db)
    let answers: Promise<PromiseSettledResult<unknown>[]> | undefined
    await hold(lockCustomer(member), async () => {
      const removal = remove(member)
      await waiting(1)
      answers = Promise.allSettled([
        removal,
        save(member, { name: 'Latecomer' }),
        api().dispatch('POST /customer/auth/activate-account', {
          locale: 'en',
          token: member.token,
          body: { password: testPassword },
        }),
      ])
      await waiting(3)
    })
    const [removal, change, activation] = (await answers)?.map(outcome) ?? []
    expect([removal, change]).toEqual(['done', 'UNAUTHORIZED'])
    expect(activation).toMatch(/NOT_FOUND|UNAUTHORIZED/)
    await isErased(member)
  })

  test.each(['before', 'after'])('a profile that is filled in %s is not left behind', async (order) => {
    const member = await addMember(database.db, { profile: false })
    const fillIn = () =>
      api().dispatch('POST /customer/auth/register', { locale: 'en', token: member.token, body: { name: 'Latecomer' } })
    const steps = order === 'before' ? [fillIn, () => remove(member)] : [() => remove(member), fillIn]
    const lock = (tx: Db) => sql`select from accounts where id = ${member.account} for update`.execute(tx)
    const started: Promise<unknown>[] = []
    await hold(lock, async () => {
      for (const step of steps) {
        started.push(step())
        started.at(-1)?.catch(() => {})
        await waiting(started.length)
      }
    })
    expect((await Promise.allSettled(started)).map(outcome)).toEqual(
      order === 'before' ? ['done', 'done'] : ['done', 'UNAUTHORIZED'],
    )
    await isErased(member)
  })

  test('of ten deletions one is the one', async () => {
    const member = await addMember(database.db)
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => remove(member)))
    expect(answers.map(outcome).toSorted()).toEqual([...Array(9).fill('UNAUTHORIZED'), 'done'])
  })

  test('a refresh that locks from the other end does not keep it from being done', async () => {
    const member = await addMember(database.db)
    await leaveTraces(member, '+9647701231231')
    let removal: Promise<unknown> | undefined
    await hold(
      (tx) => sql`select from refresh_tokens where session_id = ${member.session} for update`.execute(tx),
      async (tx) => {
        removal = remove(member)
        await waiting(1)
        await sql`update sessions set used_at = now() where id = ${member.session}`.execute(tx)
      },
    ).catch((error) => {
      // On a busy machine PostgreSQL may end this one of the two.
      if (error.code !== '40P01') throw error
    })
    await removal
    await isErased(member)
  })
})
