import type { Key, Ok } from '../contract/contract.ts'
import { Problem } from '../contract/problems.ts'
import type { Db } from '../db/database.ts'
import type { Locale } from '../domain/locale.ts'
import { activityHandlers } from './activities/handlers.ts'
import { advertisementHandlers } from './advertisements/handlers.ts'
import { businessHandlers } from './businesses/handlers.ts'
import { discountPackageHandlers } from './discount-packages/handlers.ts'
import { discountHandlers } from './discounts/handlers.ts'
import { eventHandlers } from './events/handlers.ts'
import type { Call, Handlers } from './handler.ts'
import { homeHandlers } from './home/handlers.ts'
import { locationHandlers } from './locations/handlers.ts'
import { offerHandlers } from './offers/handlers.ts'
import { parseCall } from './parse.ts'
import { propertyHandlers } from './properties/handlers.ts'
import { searchKeyHandlers } from './search-key/handlers.ts'

const handlers: Handlers<Key> = {
  ...eventHandlers,
  ...businessHandlers,
  ...discountHandlers,
  ...discountPackageHandlers,
  ...offerHandlers,
  ...activityHandlers,
  ...propertyHandlers,
  ...locationHandlers,
  ...homeHandlers,
  ...advertisementHandlers,
  ...searchKeyHandlers,
}

export type Given = { params?: unknown; query?: unknown; locale: Locale; visit?: () => string }

export type Api = { dispatch<K extends Key>(key: K, given: Given): Promise<Ok<K>> }

export type ApiDeps = { db: Db; searchKey?: () => Promise<string>; now?: () => Date }

const noSearch = async (): Promise<string> => {
  throw new Problem('UNAVAILABLE')
}

/** The service without HTTP: the same parsing and the same handlers, whether a request or the site itself calls. */
export const createApi = ({ db, searchKey = noSearch, now = () => new Date() }: ApiDeps): Api => ({
  async dispatch<K extends Key>(
    key: K,
    { locale, visit = () => crypto.randomUUID(), ...given }: Given,
  ): Promise<Ok<K>> {
    const call: Call<K> = { ...parseCall(key, given), locale, db, now: now(), visit, searchKey }
    return handlers[key](call)
  },
})
