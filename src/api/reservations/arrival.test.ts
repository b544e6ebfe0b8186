import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'
import { addProperty, bookAs, toSelection } from './testing/booking.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
const api = (at = now) => createApi({ db: database.db, accounts: testAccounts, now: () => at })
const book = async (member: TestMember, more: object = {}) =>
  bookAs(api(), member, { ...toSelection(await addProperty(database.db, [{ units: 9 }]), {}, now), ...more })
const read = ({ token }: TestMember, id: number) =>
  api().dispatch('GET /user/reservations/{id}', { locale: 'en', token, params: { id } })

describe('when guests come, and what they would like', () => {
  test('is kept with the reservation, each wish once', async () => {
    const member = await addMember(database.db)
    const { id } = await book(member, { arrivalHour: '٢٢', requests: ['cot', 'quiet_room', 'cot'] })
    expect(await read(member, id)).toMatchObject({ arrivalHour: 22, requests: ['quiet_room', 'cot'] })
  })

  test('may be left out', async () => {
    const member = await addMember(database.db)
    const { id } = await book(member, { arrivalHour: '', requests: null })
    expect(await read(member, id)).toMatchObject({ arrivalHour: null, requests: [] })
  })

  test.each([
    [{ arrivalHour: 24 }],
    [{ arrivalHour: -1 }],
    [{ arrivalHour: 3.5 }],
    [{ requests: ['a horse'] }],
    [{ requests: 'cot' }],
    [{ requests: Array.from({ length: 21 }, () => 'cot') }],
  ])('is refused where it is none: %j', async (more) => {
    await expect(book(await addMember(database.db), more)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('the trips of a customer', () => {
  /** Written as it stands in the database: how it comes to be so is tried elsewhere. */
  async function add(member: TestMember, stay: string, order: string): Promise<number> {
    const { id } = await book(member)
    await sql`update orders set ${sql.raw(order)} where id = (select order_id from reservations where id = ${id})`.execute(
      database.db,
    )
    await sql`update reservations set ${sql.raw(stay)} where id = ${id}`.execute(database.db)
    return id
  }
  const before = `'${new Date(now.getTime() - 1).toISOString()}'`
  const paid = `payment_status = 'paid', paid_at = ${before}, hold_until = null`
  const inMonths = `check_in = check_in + 60, check_out = check_out + 60, leaves_at = leaves_at + interval '60 days'`

  test('show the number of the property to its guests alone', async () => {
    const member = await addMember(database.db)
    const cancelled = `${paid}, closed_at = ${before}, cancelled_at = ${before}, cancelled_by = 'customer'`
    const cash = `payment_status = 'notPaidYet', payment_method = 'cash'`
    const trips = [
      await add(member, `status = 'accepted'`, paid),
      await add(member, `status = 'ended'`, paid),
      await add(member, `status = 'ended'`, cancelled),
      await add(member, `status = 'pending'`, `created_at = created_at`),
      await add(member, `status = 'rejected'`, `payment_status = 'failed', hold_until = null, closed_at = ${before}`),
      await add(member, `status = 'pending'`, cash),
      await add(member, `status = 'pending'`, `${cash}, hold_until = ${before}`),
    ]
    await sql`update properties set phone = '+9647000001000' where id in (select property_id from reservations where id = any(${trips}::int[]))`.execute(
      database.db,
    )
    const phones: (string | null)[] = []
    for (const id of trips) phones.push((await read(member, id)).phone)
    expect(phones).toEqual(['+9647000001000', '+9647000001000', null, null, null, '+9647000001000', null])
  })

  test('are to come, over, or came to nothing, and each is in one of them', async () => {
    const member = await addMember(database.db)
    const later = await add(member, `status = 'accepted', ${inMonths}`, paid)
    const stayed = await add(member, `status = 'accepted', leaves_at = ${before}`, paid)
    const cancelled = await add(
      member,
      `status = 'ended'`,
      `${paid}, closed_at = ${before}, cancelled_at = ${before}, cancelled_by = 'customer'`,
    )
    const rejected = await add(
      member,
      `status = 'rejected'`,
      `payment_status = 'failed', hold_until = null, closed_at = ${before}`,
    )
    const lapsed = await add(member, `status = 'pending'`, `hold_until = ${before}`)
    const coming = await add(member, `status = 'accepted'`, paid)
    const held = await add(member, `status = 'pending'`, `created_at = created_at`)
    const shown = async (show: string) => {
      const { data } = await api().dispatch('GET /user/reservations', {
        locale: 'en',
        token: member.token,
        query: { show },
      })
      return data.map(({ id }) => id)
    }
    expect(await shown('upcoming')).toEqual([coming, held, later])
    expect(await shown('past')).toEqual([stayed])
    expect(await shown('cancelled')).toEqual([lapsed, rejected, cancelled])
    expect(await shown('all')).toEqual([held, coming, lapsed, rejected, cancelled, stayed, later])
  })
})
