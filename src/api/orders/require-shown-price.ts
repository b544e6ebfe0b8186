import type { ChangedPrice } from '../../contract/problem-details.ts'
import { Problem } from '../../contract/problems.ts'
import { type CurrentPrice, isSamePrice, type ShownPrice } from '../../domain/orders/shown-price.ts'

/** Throws with the present price if the customer was shown another one. `present` is called only then. */
export async function requireShownPrice(
  shown: ShownPrice,
  current: CurrentPrice,
  present: () => ChangedPrice | Promise<ChangedPrice>,
): Promise<void> {
  if (isSamePrice(shown, current)) return
  throw new Problem('PRICE_CHANGED', { details: { price: await present() } })
}
