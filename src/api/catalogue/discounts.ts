import type { discountCalls } from '../../contract/discounts.ts'
import { findDiscount, findDiscountBanners } from '../../db/queries/discounts/discounts.ts'
import { toDay } from '../../domain/time/day.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const discountHandlers: Handlers<keyof typeof discountCalls> = {
  'GET /public/discounts/{id}': ({ db, locale, params, now }) =>
    requireFound(findDiscount(db, locale, params.id, toDay(now))),
  'GET /public/discounts-banners': ({ db, locale, query, now }) => findDiscountBanners(db, locale, query, toDay(now)),
}
