import { Problem } from '../../contract/problems.ts'
import type { propertyCalls } from '../../contract/properties.ts'
import {
  findBedTypes,
  findProperties,
  findProperty,
  findPropertyFeatures,
  findPropertyTypes,
} from '../../db/queries/stays/properties.ts'
import type { Handlers } from '../handler.ts'
import { requireFrame } from '../places/require-frame.ts'
import { requireFound } from '../require-found.ts'

export const propertyHandlers: Handlers<keyof typeof propertyCalls> = {
  'GET /user/properties/types': async ({ db, locale }) => ({
    propertyTypes: await findPropertyTypes(db, locale),
    features: await findPropertyFeatures(db, locale),
  }),
  'GET /user/properties': ({ db, locale, query: { frame, ...query } }) =>
    findProperties(db, locale, { ...query, frame: frame === undefined ? undefined : requireFrame(frame) }),
  'GET /user/properties/{id}': async ({ db, locale, params, query }) => {
    const property = await requireFound(findProperty(db, locale, params.id))
    const wanted = query.roomTypeId ?? query.roomId
    if (wanted === undefined) return property
    const roomTypes = property.roomTypes.filter(({ id }) => id === wanted)
    if (roomTypes.length === 0) throw new Problem('NOT_FOUND')
    return { ...property, roomTypes }
  },
  'GET /user/bed-types': async ({ db, locale }) => ({ bedTypes: await findBedTypes(db, locale) }),
}
