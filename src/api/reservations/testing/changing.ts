import { sql } from 'kysely'
import type { TestDatabase } from '../../../db/testing/database.ts'
import { addDays, type Day, toDay } from '../../../domain/time/day.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { openPaying } from '../../payments/testing/paying.ts'
import { workRefunds } from '../../payments/work-refunds.ts'
import { expireChanges } from '../give-up-change.ts'
import { addProperty, bookAs, type TestProperty, type TestRequest, type TestRoom, toSelection } from './booking.ts'

export type Stayed = { property: TestProperty; member: TestMember; id: number }

type ChangeInput = { from?: number; nights?: number; adults?: number; rooms?: { roomTypeId: number; count: number }[] }

/** On top of paying: a stay that is paid, and all that can be done to change it. Days are counted from today. */
export function openChanging(database: TestDatabase) {
  const it = openPaying(database)
  const day = (away: number): Day => addDays(toDay(it.now()), away)

  /** Two nights from the tenth day on, paid by the wallet unless another way is named. */
  async function stay(
    request: TestRequest & { points?: number; method?: string; wallet?: number } = {},
    { rooms = [{ units: 2 }], rates = {} }: { rooms?: TestRoom[]; rates?: Parameters<typeof addProperty>[2] } = {},
  ): Promise<Stayed> {
    const { points = 0, method = 'wallet', wallet = 2_000_000, ...more } = request
    const property = await addProperty(database.db, rooms, rates)
    const member = await addMember(database.db)
    await it.fill(member, wallet)
    if (points > 0)
      await sql`insert into point_entries (customer_id, points, balance, reason) values (${member.customer}, ${points}, ${points}, 'gift')`.execute(
        database.db,
      )
    const { id, payment } = await bookAs(it.api(), member, toSelection(property, more, it.now()), {
      paymentMethod: method,
    })
    if (method !== 'wallet') {
      await it.bank().choose(payment.link)
      await it.sweep()
    }
    return { property, member, id }
  }

  const toBody = ({ from, nights, ...more }: ChangeInput) => ({
    ...(from !== undefined && { checkIn: day(from) }),
    ...(nights !== undefined && { checkOut: addDays(day(from ?? 10), nights) }),
    ...more,
  })

  const preview = ({ member, id }: Stayed, wanted: ChangeInput) =>
    it.api().dispatch('POST /customer/reservations/{id}/change/preview', {
      locale: 'en',
      token: member.token,
      params: { id },
      body: toBody(wanted),
    })

  async function change(stayed: Stayed, wanted: ChangeInput, paymentMethod = 'wallet') {
    const { priceKey } = await preview(stayed, wanted)
    return it.api().dispatch('POST /customer/reservations/{id}/change', {
      locale: 'en',
      token: stayed.member.token,
      params: { id: stayed.id },
      body: { ...toBody(wanted), priceKey, paymentMethod },
    })
  }

  const page = ({ member, id }: Stayed) => it.ask('GET /user/reservations/{id}', member, id)
  const state = ({ member, id }: Stayed) => it.ask('GET /customer/reservations/{id}/change', member, id)
  const orderOf = async ({ member, id }: Stayed): Promise<number> =>
    (await it.ask('GET /customer/reservations/{id}/payment', member, id)).orderId
  const giveUp = ({ member, id }: Stayed) => it.ask('PUT /customer/reservations/{id}/change/cancel', member, id)
  const refund = (): Promise<number> => workRefunds(it.bank().context, it.now())
  const expire = (): Promise<number> => expireChanges(database.db, it.now())
  /** Rooms of the first type that are sold, by the night's distance from today. */
  const sold = async ({ property }: Stayed, nights: number[], room = 0): Promise<number[]> => {
    const { rows } = await sql<{ night: Day; sold: number }>`
      select night, sold from room_nights where room_type_id = ${property.rooms[room] ?? 0}`.execute(database.db)
    return nights.map((away) => rows.find(({ night }) => night === day(away))?.sold ?? 0)
  }
  return { ...it, day, stay, preview, change, page, state, orderOf, giveUp, refund, expire, sold }
}
