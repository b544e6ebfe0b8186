import type { businessCalls } from '../../contract/businesses.ts'
import { findBusiness, findBusinesses, findBusinessTypes } from '../../db/queries/catalogue/businesses.ts'
import { toDay } from '../../domain/time/day.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const businessHandlers: Handlers<keyof typeof businessCalls> = {
  'GET /public/businesses': ({ db, locale, query, now }) => findBusinesses(db, locale, query, toDay(now)),
  'GET /public/businesses/{id}': ({ db, locale, params, now }) =>
    requireFound(findBusiness(db, locale, params.id, toDay(now))),
  'GET /public/business-types': ({ db, locale, query }) => findBusinessTypes(db, locale, query),
}
