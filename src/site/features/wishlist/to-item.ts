import type { Ok } from '../../../contract/contract.ts'
import type { HeartId } from '../../../domain/sales/heart-id.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { orderKindTexts } from '../../../i18n/messages/order-kinds.ts'

type Entry = Ok<'GET /customer/item-wishlist'>['data'][number]

/** Saved things besides properties, in the texts of one locale. */
export const toItem = (locale: Locale, { kind, itemId, title, item }: Entry) => ({
  heart: `${kind}:${itemId}` satisfies HeartId,
  kind: orderKindTexts[locale][kind],
  title,
  /** Null where it is not offered any more. */
  item: item
    ? {
        path: item.path,
        place: item.place,
        cost: item.price,
        picture: item.picture,
      }
    : null,
})

export type WishlistItem = ReturnType<typeof toItem>
