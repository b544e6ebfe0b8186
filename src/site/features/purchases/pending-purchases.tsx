import { CardAction } from '../../../ui/card.tsx'
import { HoldCountdown } from '../orders/hold-countdown.tsx'
import { CancelPurchase } from './cancel-purchase.tsx'
import type { PendingPurchasesData } from './load-pending-purchases.ts'
import { PayPurchase } from './pay-purchase.tsx'
import { PurchaseCard } from './purchase-card.tsx'

export const PendingPurchases = ({ title, messages, labels, pay, methods, items }: PendingPurchasesData) => (
  <section aria-labelledby="pending-purchases" className="space-y-4">
    <h2 id="pending-purchases" className="text-2xl">
      {title}
    </h2>
    <ul className="space-y-5">
      {items.map(({ card, method, order, state, secondsLeft, canPayRest, resultPath, facts }) => (
        <li key={card.id}>
          <PurchaseCard
            card={card}
            labels={labels}
            heading="h3"
            footer={
              <CardAction className="space-y-3 border-t border-line pt-3">
                <p>{state}</p>
                {secondsLeft !== null && (
                  <HoldCountdown label={messages.left} over={messages.over} secondsLeft={secondsLeft} />
                )}
                {(secondsLeft !== null || canPayRest) && (
                  <PayPurchase
                    id={card.id}
                    resultPath={resultPath}
                    messages={canPayRest ? { ...pay, action: messages.rest } : pay}
                    methods={methods}
                    chosen={method}
                    order={order}
                  />
                )}
                {facts && (
                  <CancelPurchase id={card.id} messages={messages.cancel} offline={pay.offline} facts={facts} />
                )}
              </CardAction>
            }
          />
        </li>
      ))}
    </ul>
  </section>
)
