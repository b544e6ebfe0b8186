import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Db, openDatabase } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import type { Localized } from '../../domain/text/locale.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { remindOfCash } from '../orders/remind-cash.ts'
import { openPaying } from '../payments/testing/paying.ts'
import { workRefunds } from '../payments/work-refunds.ts'
import { remindOfArrivals } from './remind.ts'
import { addProperty, bookAs, toSelection } from './testing/booking.ts'
import { speak, textsTo } from './testing/messages.ts'

const database = openTestDatabase()
const { now, bank, hold, cancel, api, sweep, pass } = openPaying(database)
const remind = (at: string, cashAddress: Localized | null = null) => remindAll(database.db, new Date(at), cashAddress)
const remindAll = async (db: Db, at: Date, cashAddress: Localized | null = null) =>
  (await remindOfArrivals(db, at)) + (await remindOfCash(db, orderKinds, { cashAddress, now: at }))
const readsTo = async (member: TestMember) => (await textsTo(database.db, member)).slice(1)
const set = ({ customer }: TestMember, column: 'allow_notification' | 'status', value: string) =>
  sql`update customers set ${sql.ref(column)} = ${value} where id = ${customer}`.execute(database.db)

/** Confirmed on the tenth, for the twentieth. */
async function confirmed() {
  const held = await hold()
  await speak(database.db, held.member, 'en')
  await bank().choose(held.link)
  await sweep()
  return held
}

describe('the day before the arrival', () => {
  const ten = '2027-01-19T07:00:00Z'

  test('at ten in Baghdad, and not earlier, guests are reminded, once', async () => {
    const { member, code } = await confirmed()
    expect(await remind('2027-01-18T07:00:00Z')).toBe(0)
    expect(await remind('2027-01-19T06:59:59Z')).toBe(0)
    expect(await remind(ten)).toBe(1)
    expect(await remind('2027-01-19T07:01:00Z')).toBe(0)
    expect(await readsTo(member)).toEqual([
      expect.stringMatching(
        new RegExp(
          `expects you tomorrow, check-in from 14:00\\. Booking ${code}\\. Bring your identity card or passport\\.$`,
        ),
      ),
    ])
  })

  test('each once, by whichever of several processes', async () => {
    const members = []
    for (let n = 0; n < 12; n++) members.push((await confirmed()).member)
    const others = Array.from({ length: 4 }, () => openDatabase(database.url, { connections: 3 }))
    await Promise.all(others.flatMap(({ db }) => [remindAll(db, new Date(ten)), remindAll(db, new Date(ten))]))
    await Promise.all(others.map(({ close }) => close()))
    for (const member of members) expect(await readsTo(member)).toHaveLength(1)
    expect(await remind(ten)).toBe(0)
  })

  test('nobody is who does not want it, is away, has cancelled, or was confirmed just now', async () => {
    const [unwilling, away, cancelled, fresh] = [
      await confirmed(),
      await confirmed(),
      await confirmed(),
      await confirmed(),
    ]
    await set(unwilling.member, 'allow_notification', 'false')
    await set(away.member, 'status', 'inactive')
    await cancel(cancelled)
    await workRefunds(bank().context, now())
    await sql`update order_messages set created_at = ${ten} where order_id = (select order_id from reservations where id = ${fresh.id})`.execute(
      database.db,
    )
    expect(await remind('2027-01-19T08:00:00Z')).toBe(0)
    await set(unwilling.member, 'allow_notification', 'true')
    expect(await remind('2027-01-19T16:59:00Z')).toBe(1)
  })

  test('it is not done late: not in the evening, and not on the day itself', async () => {
    const { member } = await confirmed()
    for (const late of ['2027-01-19T17:00:00Z', '2027-01-19T22:00:00Z', '2027-01-20T07:00:00Z'])
      expect(await remind(late)).toBe(0)
    expect(await readsTo(member)).toEqual([])
    expect(await remind(ten)).toBe(1)
  })

  test('one that is killed before its commit has reminded nobody, and another does', async () => {
    const { member } = await confirmed()
    const dying = openDatabase(database.url, { connections: 1 })
    const [{ pid } = { pid: 0 }] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(dying.db)).rows
    // The message is written, and the connection is cut before the commit.
    await sql`create function cut_off() returns trigger language plpgsql as
      $$ begin if pg_backend_pid() = ${sql.lit(pid)} then perform pg_terminate_backend(pg_backend_pid()); end if; return null; end $$`.execute(
      database.db,
    )
    await sql`create trigger cut_off after insert on sms_messages for each row execute function cut_off()`.execute(
      database.db,
    )
    await expect(remindAll(dying.db, new Date(ten))).rejects.toThrow()
    await sql`drop trigger cut_off on sms_messages`.execute(database.db)
    await dying.close()
    expect(await readsTo(member)).toEqual([])
    expect(await remind(ten)).toBe(1)
    expect(await readsTo(member)).toHaveLength(1)
  })
})

describe('before cash is due', () => {
  const deadline = '2027-01-11T09:00:00Z'
  const office: Localized = { en: 'Safar, Karrada', ar: 'سفر، الكرادة', ku: 'سەفەر، کەڕادە' }
  async function holdCash() {
    const held = await hold({}, { method: 'cash' })
    await speak(database.db, held.member, 'en')
    return held
  }
  const endAll = async () => {
    pass(24 * 60)
    await expireHolds(database.db, orderKinds, new Date(deadline))
    await sweep(0)
  }

  test('who has to bring it is reminded three hours before, once, of code and place', async () => {
    const { member, code: number } = await holdCash()
    expect(await remind('2027-01-11T05:59:00Z', office)).toBe(0)
    await Promise.all(Array.from({ length: 4 }, () => remind('2027-01-11T06:00:00Z', office)))
    const code = (await textsTo(database.db, member))[0]?.match(/\d{8}/)?.[0]
    expect(await readsTo(member)).toEqual([
      `your booking ${number} is held only until 12:00. Bring 200,000 IQD in cash and the code ${code} to: Safar, Karrada`,
    ])
    await endAll()
  })

  test('not where an hour is left, nor where it was booked just before, nor against the setting', async () => {
    const { member } = await holdCash()
    expect(await remind('2027-01-11T08:00:00Z')).toBe(0)
    await set(member, 'allow_notification', 'false')
    expect(await remind('2027-01-11T06:00:00Z')).toBe(0)
    await set(member, 'allow_notification', 'true')
    await sql`update orders set created_at = ${deadline}::timestamptz - interval '200 minutes' where customer_id = ${member.customer}`.execute(
      database.db,
    )
    expect(await remind('2027-01-11T06:00:00Z')).toBe(0)
    await endAll()
  })

  test('not once it was brought or given up', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const member = await addMember(database.db)
    const { id } = await bookAs(api(), member, toSelection(property, {}, now()), {
      paymentMethod: 'cash',
    })
    await cancel({ member, id })
    expect(await remind('2027-01-11T06:00:00Z')).toBe(0)
    pass(24 * 60)
    await sweep(0)
  })
})
