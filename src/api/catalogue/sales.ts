import type { saleCalls } from '../../contract/sales.ts'
import { findSale } from '../../db/queries/sales/sales.ts'
import { toDay } from '../../domain/time/day.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const saleHandlers: Handlers<keyof typeof saleCalls> = {
  'GET /public/sales/{type}/{id}': ({ db, locale, params, now }) =>
    requireFound(findSale(db, locale, params, { now, today: toDay(now) })),
}
