import type { placeCalls } from '../../contract/places.ts'
import { findLandmarks } from '../../db/queries/catalogue/landmarks.ts'
import { findPlace, findPlaces } from '../../db/queries/catalogue/places.ts'
import { cellsAcross } from '../../domain/map/map-cells.ts'
import { placeKinds } from '../../domain/map/place-kind.ts'
import { toPlaceName } from '../../domain/map/place-name.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { requireFrame } from './require-frame.ts'

export const placeHandlers: Handlers<keyof typeof placeCalls> = {
  'GET /public/places': ({ db, locale, query, now }) => {
    const frame = requireFrame(query.frame)
    const cells = cellsAcross(frame, query.zoom, query.limit)
    return findPlaces(db, { frame, cells, kinds: query.kinds ?? placeKinds, order: query.order, locale, now })
  },
  'GET /public/landmarks': async ({ db, locale, query: { search, limit } }) => ({
    data: await findLandmarks(db, locale, { name: toPlaceName(search), limit }),
  }),
  'GET /public/places/{key}': ({ db, locale, params }) => requireFound(findPlace(db, locale, params.key)),
}
