import type { arrivalCalls } from '../../contract/arrivals.ts'
import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import {
  countArrivals,
  findArrival,
  findArrivals,
  lockArrival,
  lockOwnArrival,
  setLateArrival,
} from '../../db/queries/stays/arrivals.ts'
import { canSayLate } from '../../domain/stays/presence.ts'
import { toDay } from '../../domain/time/day.ts'
import { type SuccessCode, successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { markArrival, undoArrival } from './mark-arrival.ts'
import { presentArrival } from './present-arrival.ts'
import { idsOf, requireProperties } from './require-properties.ts'
import { rightFor } from './right-for.ts'

type MarkCall = Call<'POST /business/arrivals/{id}/mark'>
type UndoCall = Call<'POST /business/arrivals/{id}/undo'>

export const arrivalHandlers: Handlers<keyof typeof arrivalCalls> = {
  'GET /business/arrivals': list,
  'POST /business/arrivals/{id}/mark': mark,
  'POST /business/arrivals/{id}/undo': undo,
  'PUT /customer/reservations/{id}/late': async ({ db, caller, params, body, locale, now }) => {
    await db.transaction().execute(async (tx) => {
      const row = await requireFound(lockOwnArrival(tx, params.id, caller.customer))
      if (!canSayLate(row, now)) throw new Problem('LATE_NOT_NOW')
      await setLateArrival(tx, params.id, body.until)
    })
    return { lateUntil: body.until, message: successMessages[locale][body.until ? 'LATE_SAID' : 'LATE_TAKEN_BACK'] }
  },
}

async function list(call: Call<'GET /business/arrivals'>): Promise<Ok<'GET /business/arrivals'>> {
  const { db, locale, caller, query, now } = call
  const properties = await requireProperties(db, { locale, account: caller.account, right: 'receive-guests' })
  const { property: named, show, ...paging } = query
  const chosen = named === undefined ? properties : properties.filter(({ id }) => id === named)
  if (named !== undefined && chosen.length === 0) throw new Problem('NOT_A_MEMBER')
  const today = toDay(now)
  const [{ data, meta }, counts] = await Promise.all([
    findArrivals(db, locale, { properties: idsOf(chosen), show, today, ...paging }),
    countArrivals(db, idsOf(chosen), today),
  ])
  return { data: data.map((row) => presentArrival(row, properties, now)), meta, properties, counts }
}

async function mark(call: MarkCall): Promise<Ok<'POST /business/arrivals/{id}/mark'>> {
  const { db, locale, caller, params, body, now } = call
  const all = idsOf(await requireProperties(db, { locale, account: caller.account, right: 'receive-guests' }))
  await db.transaction().execute(async (tx) => {
    const row = await requireFound(lockArrival(tx, params.id, all))
    await requireRight(call, row.property, rightFor(row.presence, body.presence))
    await markArrival(tx, row, body.presence, { account: caller.account, now })
  })
  return present(call, successes[body.presence])
}

async function undo(call: UndoCall): Promise<Ok<'POST /business/arrivals/{id}/undo'>> {
  const { db, locale, caller, params, now } = call
  const all = idsOf(await requireProperties(db, { locale, account: caller.account, right: 'receive-guests' }))
  await db.transaction().execute(async (tx) => {
    const row = await requireFound(lockArrival(tx, params.id, all))
    await requireRight(call, row.property, rightFor(null, row.presence ?? 'arrived'))
    await undoArrival(tx, row, { account: caller.account, now })
  })
  return present(call, 'ARRIVAL_UNDONE')
}

const successes = { arrived: 'ARRIVED', no_show: 'NO_SHOW', left_early: 'LEFT_EARLY' } as const

/** One person may be a manager of one property and a cashier of another. */
async function requireRight(
  { db, locale, caller }: MarkCall | UndoCall,
  property: number,
  right: ReturnType<typeof rightFor>,
) {
  const allowed = await requireProperties(db, { locale, account: caller.account, right })
  if (!allowed.some(({ id }) => id === property)) throw new Problem('MANAGERS_ONLY')
}

async function present(call: MarkCall | UndoCall, success: SuccessCode) {
  const { db, locale, caller, params, now } = call
  const properties = await requireProperties(db, { locale, account: caller.account, right: 'receive-guests' })
  const row = await requireFound(findArrival(db, locale, params.id, idsOf(properties)))
  return { ...presentArrival(row, properties, now), message: successMessages[locale][success] }
}
