import type { activityCalls } from '../../contract/activities.ts'
import { findActivities, findActivity } from '../../db/queries/catalogue/activities.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const activityHandlers: Handlers<keyof typeof activityCalls> = {
  'GET /public/activities': ({ db, locale, query, now }) => findActivities(db, locale, query, now),
  'GET /public/activities/{id}': ({ db, locale, params, now }) =>
    requireFound(findActivity(db, locale, params.id, now)),
}
