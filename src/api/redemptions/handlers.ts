import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { redemptionCalls } from '../../contract/redemptions.ts'
import { findBusinessRedemptions, findConflicts, type Span } from '../../db/queries/discounts/redemption-pages.ts'
import { findWorkplaces } from '../../db/queries/organisations/workplaces.ts'
import { addDays, type Day, toInstant } from '../../domain/time/day.ts'
import type { Call, Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { chooseBusiness } from './choose-business.ts'
import { presentRedemption } from './present-redemption.ts'
import { receiveDiscount } from './receive-discount.ts'
import { redeem } from './redeem.ts'
import { undo } from './undo.ts'
import { undoSeconds } from './window-rules.ts'

export const redemptionHandlers: Handlers<keyof typeof redemptionCalls> = {
  'GET /customer/auth/receive-discount': receiveDiscount,
  'GET /public/discount-keys': async ({ discountKeys, now }) => ({
    data: (await discountKeys.list(now)).map(({ id, publicKey, retiresAt, expiresAt }) => ({
      id,
      publicKey,
      retiresAt: retiresAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    now: now.toISOString(),
  }),
  'GET /business/me': async ({ db, locale, caller, now }) => {
    const me = await requireFound(findWorkplaces(db, locale, { account: caller.account, now }))
    if (me.memberships.length + me.sellers.length + me.properties.length === 0) throw new Problem('NOT_A_MEMBER')
    return me
  },
  'POST /business/redemptions': redeem,
  'GET /business/redemptions': listRedemptions,
  'PUT /business/redemptions/{id}/undo': undo,
}

const toSpan = (day: Day): Span => ({ from: toInstant(day, '00:00'), to: toInstant(addDays(day, 1), '00:00') })

async function listRedemptions({
  db,
  locale,
  query,
  now,
  ...call
}: Call<'GET /business/redemptions'>): Promise<Ok<'GET /business/redemptions'>> {
  const { page, limit, day } = query
  const { scope } = chooseBusiness(call.scope, query.business, 'business')
  const span = day === undefined ? null : toSpan(day)
  const rule = { undoSeconds, now }
  const [list, conflicts] = await Promise.all([
    findBusinessRedemptions(db, locale, { page, limit, scope, span, rule }),
    findConflicts(db, scope, span),
  ])
  return { ...list, data: list.data.map(presentRedemption), conflicts }
}
