import type { Startup } from '../../../../client/context.ts'
import type { CheckoutItemsText } from '../../../../i18n/messages/checkout-items.ts'
import type { DueText } from '../../../../i18n/messages/due.ts'
import type { FactRow } from '../../../../ui/fact-list.tsx'
import type { CheckoutData } from '../load-checkout.ts'
import type { PriceToPay } from '../method-choice.tsx'

/** The item in the form of its call. */
export type ItemRequest =
  | { kind: 'discount_package'; packageId: number; planId: number }
  | { kind: 'wallet'; amount: number }

/** A checkout of anything that is not a stay. */
export type ItemCheckout = {
  request: ItemRequest
  /** Its owner: a shared phone must not show the next person the former one's choice. */
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
  total: PriceToPay & { label: string }
  hold: string
  policy: string[]
  methods: CheckoutData['methods']
  /** Chosen until another one is. */
  firstMethod: CheckoutData['methods'][number]['method'] | null
  wallet: CheckoutData['wallet']
  /** Why it cannot be bought now, and the way on. */
  blocked: { text: string; label: string; to: string } | null
  /** The list of unpaid orders. */
  ownPath: string
}
