import { useLocale } from '../../../../client/text.tsx'
import { toPurchaseSums } from '../../purchases/purchase-sums.ts'
import { BookBar } from '../book-bar.tsx'
import { PricePanel } from '../price-panel.tsx'
import type { PurchaseCheckout } from './load-purchase-checkout.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

/** The price of a purchase, and its button. */
export function PurchasePrice({ data, state }: { data: PurchaseCheckout; state: PurchaseFormState }) {
  const { messages, texts, parts, purchaseMessages } = data
  const { pricing, problem, price } = state
  const locale = useLocale()
  return (
    <>
      {(state.canBuy || problem?.kind === 'offline') && (
        <PricePanel
          messages={parts.price}
          due={data.due}
          pricing={pricing}
          toSums={(priced, rate) => toPurchaseSums(locale, purchaseMessages, priced, rate)}
        />
      )}
      {state.canBuy && (
        <BookBar
          note={state.isLeaving ? messages.leaving : !state.isSettledLater && texts.hold}
          total={price && { label: pricing.quote?.rest ? purchaseMessages.now : purchaseMessages.total, ...price }}
          due={data.due}
          action={toAction(texts, state)}
          isPending={state.isPending}
          pendingLabel={state.isLeaving ? messages.leaving : messages.ordering}
        />
      )}
    </>
  )
}

function toAction(texts: PurchaseCheckout['texts'], { isFree, isSettledLater, method }: PurchaseFormState): string {
  if (isFree) return texts.buyFree
  if (method.chosen === 'group') return texts.buyGroup
  return isSettledLater ? texts.buyUnpaid : texts.buy
}
