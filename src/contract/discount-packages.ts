import { z } from 'zod'
import { defineCalls, Id, List, Page } from './call.ts'
import { Picture, Price } from './shapes.ts'

export const DiscountPlan = z.object({
  id: z.number().int(),
  title: z.string(),
  days: z.number().int(),
  /** How often the code may be shown; null is without limit. */
  uses: z.number().int().nullable(),
  price: Price,
})

export const DiscountPackageCard = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  /** The price of its cheapest plan. */
  price: Price,
  plans: z.array(DiscountPlan),
  picture: Picture,
})

export const DiscountPackagePage = DiscountPackageCard.extend({ pictures: z.array(Picture) })

export const discountPackageCalls = defineCalls({
  'GET /public/discount-packages': {
    summary: 'Packages of discounts with their plans, in their order',
    audience: 'visitor',
    query: Page(100),
    ok: List(DiscountPackageCard),
    freshFor: 60,
  },
  'GET /public/discount-packages/{id}': {
    summary: 'One package with its plans',
    audience: 'visitor',
    params: Id,
    ok: DiscountPackagePage,
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
})
