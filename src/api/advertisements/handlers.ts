import type { advertisementCalls } from '../../contract/advertisements.ts'
import { countView, findAdvertisement, findAdvertisements } from '../../db/queries/advertisements.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const advertisementHandlers: Handlers<keyof typeof advertisementCalls> = {
  'GET /public/advertisements': ({ db, locale, query }) => findAdvertisements(db, locale, query),
  'GET /public/advertisements/{id}': ({ db, locale, params }) => requireFound(findAdvertisement(db, locale, params.id)),
  'GET /public/advertisements/{type}': ({ db, locale, params, query }) =>
    findAdvertisements(db, locale, query, params.type),
  'GET /public/advertisements/{id}/views': async ({ db, params, visit }) => ({
    views: await requireFound(countView(db, params.id, visit())),
  }),
}
