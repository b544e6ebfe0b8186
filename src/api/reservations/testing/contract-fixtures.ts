import { sql } from 'kysely'
import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import { addDays, toDay } from '../../../domain/time/day.ts'
import type { TestMember } from '../../customers/testing/member.ts'
import { testAccounts } from '../../customers/testing/member.ts'
import { openTestPayments } from '../../payments/testing/payments.ts'
import { createApi } from '../../service.ts'
import { addProperty, bookAs, toSelection } from './booking.ts'

type Prepared = { id?: string | undefined; body?: object | undefined }

/** A stay that is paid, with a change that waits where the call is about one. */
export async function prepareChange(db: Db, key: Key, { token, customer }: TestMember): Promise<Prepared> {
  if (!key.includes('/reservations/{id}/change') || customer === 0) return {}
  const api = createApi({ db, accounts: testAccounts, payments: openTestPayments(db).payments })
  const property = await addProperty(db, [{ units: 5 }])
  await sql`insert into wallet_entries (customer_id, amount, balance, reason)
    select ${customer}, 200000, 200000 + coalesce((select balance from wallet_entries where customer_id = ${customer} order by id desc limit 1), 0), 'gift'`.execute(
    db,
  )
  const { id } = await bookAs(api, { token }, toSelection(property), { paymentMethod: 'wallet' })
  const wanted = { checkOut: addDays(toDay(new Date()), 14) }
  const call = { locale: 'en', token, params: { id } } as const
  const { priceKey } = await api.dispatch('POST /customer/reservations/{id}/change/preview', { ...call, body: wanted })
  const body = { ...wanted, priceKey, paymentMethod: 'qi' }
  if (key.endsWith('/change/nights')) return { id: String(id), body: {} }
  if (key.endsWith('/change/preview') || key.endsWith('/change/rooms')) return { id: String(id), body: wanted }
  if (key === 'POST /customer/reservations/{id}/change') return { id: String(id), body }
  await api.dispatch('POST /customer/reservations/{id}/change', { ...call, body })
  return { id: String(id), ...(key.endsWith('/payment-url') && { body: { paymentMethod: 'qi' } }) }
}
