import { sql } from 'kysely'
import { afterEach } from 'vitest'
import type { Ok } from '../../../contract/contract.ts'
import type { TestDatabase } from '../../../db/testing/database.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { sweepPayments } from '../../payments/sweep.ts'
import { openBuying } from '../../purchases/testing/buying.ts'
import { type TestSale, toChoice } from '../../purchases/testing/sales.ts'
import {
  addProperty,
  bookAs,
  type TestProperty,
  type TestRequest,
  toSelection,
} from '../../reservations/testing/booking.ts'
import { processWaitlist } from '../process-waitlist.ts'

export type ShownEntry = Ok<'GET /customer/waiting'>['data'][number]

/** Waiting with the clock and the job in the hands of the test. */
export function openWaitlist(database: TestDatabase) {
  const buying = openBuying(database)
  const { api, now, ask, bank, lapse, refund } = buying

  // Before everything is counted, what the clock has brought is done, as the jobs do it.
  afterEach(async () => {
    await sweepPayments(bank().context, now())
    await lapse()
    await refund()
    await processWaitlist(database.db, now())
  })

  const join = (member: TestMember, body: object, idempotencyKey?: string) =>
    api().dispatch('POST /customer/waiting', { locale: 'en', token: member.token, body, idempotencyKey })
  /** A new customer, unless one is given. */
  async function waitFor(sale: TestSale, people = 1, who?: TestMember): Promise<{ member: TestMember; id: number }> {
    const member = who ?? (await addMember(database.db))
    const { id } = await join(member, { choice: toChoice(sale, people) })
    return { member, id }
  }
  const toStay = (property: TestProperty, request: TestRequest = {}) => toSelection(property, request, now())
  async function waitForRooms(property: TestProperty, request: TestRequest = {}, who?: TestMember) {
    const member = who ?? (await addMember(database.db))
    const { id } = await join(member, { stay: toStay(property, request) })
    return { member, id }
  }
  /** A property with all of its rooms booked by a customer who can cancel. */
  async function addFull(units = 1, request: TestRequest = {}) {
    const property = await addProperty(database.db, [{ units }])
    const members: { member: TestMember; id: number }[] = []
    for (let left = units; left > 0; left--) {
      const member = await addMember(database.db)
      members.push({ member, id: (await bookAs(api(), member, toStay(property, request))).id })
    }
    return { property, booked: members }
  }
  const entriesOf = async (member: TestMember): Promise<ShownEntry[]> =>
    (await ask('GET /customer/waiting', member)).data
  const entryOf = async ({ member, id }: { member: TestMember; id: number }): Promise<ShownEntry> => {
    const found = (await entriesOf(member)).find((entry) => entry.id === id)
    if (!found) throw new Error(`There is no entry ${id}`)
    return found
  }
  const stateOf = async (waiter: { member: TestMember; id: number }): Promise<string> => (await entryOf(waiter)).status
  const work = () => processWaitlist(database.db, now())
  const leave = ({ member, id }: { member: TestMember; id: number }) => ask('DELETE /customer/waiting/{id}', member, id)
  const eventsOf = async ({ customer }: TestMember): Promise<string[]> => {
    const { rows } = await sql<{ event: string }>`
      select event from notifications where customer_id = ${customer} and event like 'waiting-%' order by id`.execute(
      database.db,
    )
    return rows.map(({ event }) => event)
  }
  return { ...buying, join, waitFor, toStay, waitForRooms, addFull, entriesOf, entryOf, stateOf, work, leave, eventsOf }
}
