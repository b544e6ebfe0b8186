import { sql } from 'kysely'
import type { TestDatabase } from '../../../db/testing/database.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { TestMember } from '../../customers/testing/member.ts'
import { orderKinds } from '../../order-kinds.ts'
import { expireHolds } from '../../orders/expire-holds.ts'
import { openPaying, type TestReservation } from '../../payments/testing/paying.ts'
import type { TestPayments } from '../../payments/testing/payments.ts'
import { workRefunds } from '../../payments/work-refunds.ts'

export type Shared = TestReservation & { order: number }

/** A customer who books, and people with links. Each test must leave everything in balance. */
export function openSharing(database: TestDatabase) {
  const paying = openPaying(database)
  const { api, bank, hold, now } = paying

  /** A stay of 300,000 dinars, unless it is said otherwise. */
  async function share(
    input: Parameters<typeof hold>[1] = {},
    request: Parameters<typeof hold>[0] = {},
  ): Promise<Shared> {
    const held = await hold({ nights: 3, ...request }, input)
    const { rows } = await sql<{ order: number }>`
      select order_id as "order" from reservations where id = ${held.id}`.execute(database.db)
    return { ...held, order: rows[0]?.order ?? 0 }
  }

  type Body = { people?: number; amounts?: number[]; names?: (string | null)[]; cash?: number }
  type Whose = { member: Pick<TestMember, 'token'>; order: number }
  const split = ({ member, order }: Whose, body: Body) =>
    api().dispatch('POST /customer/orders/{id}/payers', {
      locale: 'en',
      token: member.token,
      params: { id: order },
      body,
    })
  const payersOf = ({ member, order }: Whose) =>
    api().dispatch('GET /customer/orders/{id}/payers', { locale: 'en', token: member.token, params: { id: order } })
  const takeBack = ({ member, order }: Whose, part?: number) =>
    part === undefined
      ? api().dispatch('DELETE /customer/orders/{id}/payers', {
          locale: 'en',
          token: member.token,
          params: { id: order },
        })
      : api().dispatch('DELETE /customer/orders/{id}/payers/{part}', {
          locale: 'en',
          token: member.token,
          params: { id: order, part },
        })
  const look = (secret: string, locale: Locale = 'en') =>
    api().dispatch('GET /public/pay/{secret}', { locale, params: { secret } })
  const begin = (secret: string, paymentMethod = 'qi', name?: string, testPayments: TestPayments = bank()) =>
    api(testPayments).dispatch('POST /public/pay/{secret}/payment-url', {
      locale: 'ar',
      params: { secret },
      body: { paymentMethod, name },
    })
  /** Pays like a person: opens the link, goes to the bank, comes back. */
  async function payLink(secret: string, choice: 'pay' | 'decline' = 'pay', method = 'qi') {
    const { payment_url: url } = await begin(secret, method)
    await bank().choose(url, choice)
    paying.pass(0.1)
    return look(secret)
  }
  const secretsOf = (payers: { data: { link: string | null }[] }): string[] =>
    payers.data.flatMap(({ link }) => (link === null ? [] : [toPaySecret(link)]))
  const expire = () => expireHolds(database.db, orderKinds, now())
  /** All that the jobs would do in the next hours. */
  async function settleAll(): Promise<void> {
    for (const minutes of [1, 20, 90]) {
      await paying.sweep(minutes)
      await expire()
      await workRefunds(bank().context, now())
    }
  }
  const refundsOf = async (order: number): Promise<string[]> => {
    const { rows } = await sql<{ text: string }>`
      select amount || ' ' || method || ' ' || status as text from refunds where order_id = ${order} order by id`.execute(
      database.db,
    )
    return rows.map(({ text }) => text)
  }
  const orderOf = async (order: number) => {
    const { rows } = await sql<{ status: string; hold: Date | null; points: number }>`
      select payment_status as status, hold_until as hold, points_earned as points from orders where id = ${order}`.execute(
      database.db,
    )
    return rows[0]
  }
  return {
    ...paying,
    share,
    split,
    payersOf,
    takeBack,
    look,
    begin,
    payLink,
    secretsOf,
    expire,
    settleAll,
    refundsOf,
    orderOf,
  }
}

export const toPaySecret = (link: string): string => link.split('/').at(-1) ?? ''
