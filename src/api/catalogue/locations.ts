import type { locationCalls } from '../../contract/locations.ts'
import { findLocations, findLocationsWithProperties } from '../../db/queries/catalogue/locations.ts'
import type { Handlers } from '../handler.ts'

export const locationHandlers: Handlers<keyof typeof locationCalls> = {
  'GET /locations': ({ db, locale, query }) => findLocations(db, locale, query),
  'GET /locations/properties': ({ db, locale, query }) => findLocationsWithProperties(db, locale, query),
}
