import type { propertyCalls } from '../../contract/properties.ts'
import {
  findBedTypes,
  findProperties,
  findProperty,
  findPropertyFeatures,
  findPropertyTypes,
} from '../../db/queries/properties.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const propertyHandlers: Handlers<keyof typeof propertyCalls> = {
  'GET /user/properties/types': async ({ db, locale }) => ({
    propertyTypes: await findPropertyTypes(db, locale),
    features: await findPropertyFeatures(db, locale),
  }),
  'GET /user/properties': ({ db, locale, query }) => findProperties(db, locale, query),
  'GET /user/properties/{id}': ({ db, locale, params }) => requireFound(findProperty(db, locale, params.id)),
  'GET /user/bed-types': async ({ db, locale }) => ({ bedTypes: await findBedTypes(db, locale) }),
}
