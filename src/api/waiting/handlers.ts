import { Problem } from '../../contract/problems.ts'
import type { waitingCalls } from '../../contract/waiting.ts'
import { findTurnPage, findTurns } from '../../db/queries/sales/waiting-pages.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { joinLine } from './join-line.ts'
import { leaveLine } from './leave-line.ts'
import { toPlacesTurn } from './to-places-turn.ts'
import { findWaitedRooms, toStayTurn } from './to-stay-turn.ts'

const daysShown = 30

export const waitingHandlers: Handlers<keyof typeof waitingCalls> = {
  'GET /customer/waiting': async ({ db, caller, locale, now }) => ({
    data: await findTurns(db, locale, caller.customer, new Date(now.getTime() - daysShown * 86_400_000)),
  }),
  'GET /customer/waiting/rooms': async ({ db, query, locale, now }) => ({
    combinations: await findWaitedRooms(db, query, { locale, now }),
  }),
  'POST /customer/waiting': async (call) => {
    const { db, once, locale } = call
    const id = await once(async (tx) => joinLine(tx, await toTurn(call, tx)))
    return {
      ...(await requireFound(findTurnPage(db, locale, id))),
      message: successMessages[locale].WAITING_JOINED,
    }
  },
  'DELETE /customer/waiting/{id}': async ({ db, caller, params: { id }, locale, now }) => {
    await db.transaction().execute((tx) => leaveLine(tx, { id, customer: caller.customer, now }))
    return { id, message: successMessages[locale].WAITING_LEFT }
  },
}

type JoinCall = Call<'POST /customer/waiting'>

function toTurn({ caller, body: { stay, choice }, payments, locale, now }: JoinCall, db: JoinCall['db']) {
  const at = { customer: caller.customer, locale, now }
  if (stay && !choice) return toStayTurn(db, stay, { ...at, dinarsPerDollar: payments.dinarsPerDollar })
  if (choice && !stay) return toPlacesTurn(db, choice, at)
  throw new Problem('INVALID_INPUT', { fields: { stay: { error: 'required' } } })
}
