import type { offerCalls } from '../../contract/offers.ts'
import { findOffer, findOffers } from '../../db/queries/catalogue/offers.ts'
import { toDay } from '../../domain/time/day.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const offerHandlers: Handlers<keyof typeof offerCalls> = {
  'GET /public/offers': ({ db, locale, query, now }) => findOffers(db, locale, query, { now, today: toDay(now) }),
  'GET /public/offers/{id}': ({ db, locale, params, now }) =>
    requireFound(findOffer(db, locale, params.id, { now, today: toDay(now) })),
}
