import type { Key, Ok } from '../contract/contract.ts'
import type { Db } from '../db/database.ts'
import type { Locale } from '../domain/locale.ts'
import { activityHandlers } from './activities/handlers.ts'
import { advertisementHandlers } from './advertisements/handlers.ts'
import { businessHandlers } from './businesses/handlers.ts'
import { eventHandlers } from './events/handlers.ts'
import type { Call, Handlers } from './handler.ts'
import { homeHandlers } from './home/handlers.ts'
import { locationHandlers } from './locations/handlers.ts'
import { parseCall } from './parse.ts'
import { propertyHandlers } from './properties/handlers.ts'

const handlers: Handlers<Key> = {
  ...eventHandlers,
  ...businessHandlers,
  ...activityHandlers,
  ...propertyHandlers,
  ...locationHandlers,
  ...homeHandlers,
  ...advertisementHandlers,
}

export type Given = { params?: unknown; query?: unknown; locale: Locale; visit?: () => string }

export type Api = { dispatch<K extends Key>(key: K, given: Given): Promise<Ok<K>> }

/** The service without HTTP: the same parsing and the same handlers, whether a request or the site itself calls. */
export const createApi = ({ db, now = () => new Date() }: { db: Db; now?: () => Date }): Api => ({
  async dispatch<K extends Key>(
    key: K,
    { locale, visit = () => crypto.randomUUID(), ...given }: Given,
  ): Promise<Ok<K>> {
    const call: Call<K> = { ...parseCall(key, given), locale, db, now: now(), visit }
    return handlers[key](call)
  },
})
