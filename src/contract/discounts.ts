import { z } from 'zod'
import { BusinessPage } from './businesses.ts'
import { defineCalls, Id, IdNumber, List, Page } from './call.ts'
import { LocationRef, Picture } from './shapes.ts'

export const DiscountCard = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Percent off the bill. */
  percent: z.number().int(),
  /** Its last day; null for as long as the business takes part. */
  endsOn: z.iso.date().nullable(),
  location: LocationRef,
  business: BusinessPage.pick({ id: true, title: true, businessType: true }),
  picture: Picture,
})

export const DiscountPage = DiscountCard.extend({
  description: z.string(),
  terms: z.string(),
  business: BusinessPage.pick({
    id: true,
    title: true,
    description: true,
    address: true,
    phone: true,
    opens: true,
    closes: true,
    businessType: true,
    coordinates: true,
  }),
  pictures: z.array(Picture),
  /** Up to four others: of the same business first, then of the same kind and place, then of either. */
  related: z.array(DiscountCard),
})

export const DiscountBanner = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  discount: z.object({ id: z.number().int(), percent: z.number().int() }),
  picture: Picture,
})

export const discountCalls = defineCalls({
  'GET /public/discounts/{id}': {
    summary: 'One discount with the business that gives it, also when it is over',
    audience: 'visitor',
    params: Id,
    ok: DiscountPage,
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
  'GET /public/discounts-banners': {
    summary: 'Banners of discounts that are not over, everywhere or of one governorate',
    audience: 'visitor',
    query: Page(100).extend({ location: IdNumber.optional() }),
    ok: List(DiscountBanner),
    freshFor: 60,
  },
})
