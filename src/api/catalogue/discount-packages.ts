import type { discountPackageCalls } from '../../contract/discount-packages.ts'
import { findDiscountPackage, findDiscountPackages } from '../../db/queries/discounts/discount-packages.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const discountPackageHandlers: Handlers<keyof typeof discountPackageCalls> = {
  'GET /public/discount-packages': ({ db, locale, query }) => findDiscountPackages(db, locale, query),
  'GET /public/discount-packages/{id}': ({ db, locale, params }) =>
    requireFound(findDiscountPackage(db, locale, params.id)),
}
