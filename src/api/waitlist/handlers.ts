import { Problem } from '../../contract/problems.ts'
import type { waitlistCalls } from '../../contract/waitlist.ts'
import { findWaitlistPage, findWaitlistPages } from '../../db/queries/sales/waitlist-pages.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { joinWaitlist } from './join-waitlist.ts'
import { leaveWaitlist } from './leave-waitlist.ts'
import { toSaleEntry } from './to-sale-entry.ts'
import { findSoldOutRooms, toStayEntry } from './to-stay-entry.ts'

const daysShown = 30

export const waitlistHandlers: Handlers<keyof typeof waitlistCalls> = {
  'GET /customer/waiting': async ({ db, caller, locale, now }) => ({
    data: await findWaitlistPages(db, locale, caller.customer, new Date(now.getTime() - daysShown * 86_400_000)),
  }),
  'GET /customer/waiting/rooms': async ({ db, query, locale, now }) => ({
    combinations: await findSoldOutRooms(db, query, { locale, now }),
  }),
  'POST /customer/waiting': async (call) => {
    const { db, once, locale } = call
    const id = await once(async (tx) => joinWaitlist(tx, await toEntry(call, tx)))
    return {
      ...(await requireFound(findWaitlistPage(db, locale, id))),
      message: successMessages[locale].WAITING_JOINED,
    }
  },
  'DELETE /customer/waiting/{id}': async ({ db, caller, params: { id }, locale, now }) => {
    await db.transaction().execute((tx) => leaveWaitlist(tx, { id, customer: caller.customer, now }))
    return { id, message: successMessages[locale].WAITING_LEFT }
  },
}

type JoinCall = Call<'POST /customer/waiting'>

function toEntry({ caller, body: { stay, choice }, payments, locale, now }: JoinCall, db: JoinCall['db']) {
  const at = { customer: caller.customer, locale, now }
  if (stay && !choice) return toStayEntry(db, stay, { ...at, dinarsPerDollar: payments.dinarsPerDollar })
  if (choice && !stay) return toSaleEntry(db, choice, at)
  throw new Problem('INVALID_INPUT', { fields: { stay: { error: 'required' } } })
}
