import type { businessCalls } from '../../contract/businesses.ts'
import { findBusiness, findBusinesses, findBusinessTypes } from '../../db/queries/businesses.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const businessHandlers: Handlers<keyof typeof businessCalls> = {
  'GET /public/businesses': ({ db, locale, query }) => findBusinesses(db, locale, query),
  'GET /public/businesses/{id}': ({ db, locale, params }) => requireFound(findBusiness(db, locale, params.id)),
  'GET /public/business-types': ({ db, locale, query }) => findBusinessTypes(db, locale, query),
}
