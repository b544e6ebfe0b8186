import type { Startup } from '../../../../client/context.ts'
import type { CheckoutItemsText } from '../../../../i18n/messages/checkout-items.ts'
import type { DueText } from '../../../../i18n/messages/due.ts'
import type { FactRow } from '../../../../ui/fact-list.tsx'
import type { CheckoutData } from '../load-checkout.ts'
import type { Price } from '../method-choice.tsx'

/** What is bought, as the call to buy it wants it. */
export type ItemRequest =
  | { kind: 'discount_package'; packageId: number; planId: number }
  | { kind: 'wallet'; amount: number }

/** A checkout of anything that is not a stay. */
export type ItemCheckout = {
  request: ItemRequest
  /** Whose it is: a shared phone must not show the next person what the last one chose. */
  owner: string
  messages: Omit<CheckoutItemsText, 'package' | 'wallet' | 'title' | 'description'> & {
    method: CheckoutData['messages']['method']
    priceTitle: string
    methodRequired: string
  }
  due: DueText
  bookingMessages: Pick<CheckoutData['bookingMessages'], 'methods'>
  summary: {
    heading: string
    title: string
    picture: Startup['discountPackages'][number]['picture'] | null
    facts: FactRow[]
    change: { label: string; to: string }
  }
  line: string
  total: Price & { label: string }
  hold: string
  policy: string[]
  methods: CheckoutData['methods']
  /** Chosen until another one is. */
  firstMethod: CheckoutData['methods'][number]['method'] | null
  wallet: CheckoutData['wallet']
  /** Why it cannot be bought now, and the way on. */
  blocked: { text: string; label: string; to: string } | null
  /** Where what waits for its payment is listed. */
  ownPath: string
}
