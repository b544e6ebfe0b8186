import type { arrivalCalls } from '../../contract/arrivals.ts'
import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import {
  countArrivals,
  findArrival,
  findArrivals,
  findPropertiesOf,
  lockArrival,
  lockOwnArrival,
  setLateArrival,
} from '../../db/queries/stays/arrivals.ts'
import { findUnitIn } from '../../domain/organisations/scope.ts'
import { canSayLate } from '../../domain/stays/presence.ts'
import { toDay } from '../../domain/time/day.ts'
import { type SuccessCode, successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { narrowScope, requireRightAt } from '../narrow-scope.ts'
import { requireFound } from '../require-found.ts'
import { markArrival, undoArrival } from './mark-arrival.ts'
import { presentArrival } from './present-arrival.ts'
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
  const { property: named, show, ...paging } = query
  const scope = narrowScope(call.scope, 'property', named)
  const today = toDay(now)
  const [{ data, meta }, counts, properties] = await Promise.all([
    findArrivals(db, locale, { scope, show, today, ...paging }),
    countArrivals(db, scope, today),
    findPropertiesOf(db, locale, { account: caller.account, now }),
  ])
  const own = properties.filter(({ id }) => findUnitIn(call.scope, 'property', id) !== null)
  return { data: data.map((row) => presentArrival(row, scope, now)), meta, properties: own, counts }
}

async function mark(call: MarkCall): Promise<Ok<'POST /business/arrivals/{id}/mark'>> {
  const { db, scope, caller, params, body, now } = call
  await db.transaction().execute(async (tx) => {
    const row = await requireFound(lockArrival(tx, params.id, scope))
    requireRightAt(scope, { kind: 'property', id: row.property }, rightFor(row.presence, body.presence))
    await markArrival(tx, row, body.presence, { account: caller.account, now })
  })
  return present(call, successes[body.presence])
}

async function undo(call: UndoCall): Promise<Ok<'POST /business/arrivals/{id}/undo'>> {
  const { db, scope, caller, params, now } = call
  await db.transaction().execute(async (tx) => {
    const row = await requireFound(lockArrival(tx, params.id, scope))
    requireRightAt(scope, { kind: 'property', id: row.property }, rightFor(null, row.presence ?? 'arrived'))
    await undoArrival(tx, row, { account: caller.account, now })
  })
  return present(call, 'ARRIVAL_UNDONE')
}

const successes = { arrived: 'ARRIVED', no_show: 'NO_SHOW', left_early: 'LEFT_EARLY' } as const

async function present(call: MarkCall | UndoCall, success: SuccessCode) {
  const { db, scope, locale, params, now } = call
  const row = await requireFound(findArrival(db, locale, params.id, scope))
  return { ...presentArrival(row, scope, now), message: successMessages[locale][success] }
}
