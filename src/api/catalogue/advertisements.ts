import type { advertisementCalls } from '../../contract/advertisements.ts'
import { countView, findAdvertisement, findAdvertisements, getSalt } from '../../db/queries/catalogue/advertisements.ts'
import { toDay } from '../../domain/time/day.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { toVisitorKey } from '../visit.ts'

export const advertisementHandlers: Handlers<keyof typeof advertisementCalls> = {
  'GET /public/advertisements': ({ db, locale, query }) => findAdvertisements(db, locale, query),
  'GET /public/advertisements/{id}': ({ db, locale, params }) => requireFound(findAdvertisement(db, locale, params.id)),
  'GET /public/advertisements/{type}': ({ db, locale, params, query }) =>
    findAdvertisements(db, locale, query, params.type),
  'GET /public/advertisements/{id}/views': async ({ db, params, visit, now }) => {
    const visitor = toVisitorKey(visit(), await getSalt(db, toDay(now)))
    return { views: await requireFound(countView(db, params.id, visitor)) }
  },
}
