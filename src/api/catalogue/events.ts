import type { eventCalls } from '../../contract/events.ts'
import { findEvent, findEvents } from '../../db/queries/catalogue/events.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const eventHandlers: Handlers<keyof typeof eventCalls> = {
  'GET /public/events': ({ db, locale, query, now }) => findEvents(db, locale, query, now),
  'GET /public/events/{id}': ({ db, locale, params, now }) => requireFound(findEvent(db, locale, params.id, now)),
}
