import { Link } from 'react-router'
import { useAskAgain } from '../../../client/call/use-ask-again.ts'
import { PageHeading } from '../../../client/frame/page.tsx'
import { OtherTotal } from '../../../client/money/paid-price.tsx'
import { CheckList } from '../../../ui/check-list.tsx'
import { ContactPanel } from '../../../ui/contact-panel.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { ChevronStartIcon } from '../../../ui/icons.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SumList } from '../../../ui/sum-list.tsx'
import { Confirmation } from '../orders/confirmation.tsx'
import { HoldCountdown } from '../orders/hold-countdown.tsx'
import { OrderState } from '../orders/order-state.tsx'
import { Statuses } from '../orders/statuses.tsx'
import { OwnReview } from '../reviews/own-review.tsx'
import { FlightPanel } from './flight-panel.tsx'
import type { PurchaseView } from './load-purchase.ts'
import { PayPurchase } from './pay-purchase.tsx'
import { PurchaseActions } from './purchase-actions.tsx'
import { TravellerList } from './traveller-list.tsx'

export function PurchaseDetail({ view }: { view: PurchaseView }) {
  const { messages, card, confirmation, policy, travellers, includes } = view
  useAskAgain(view.isRefunding, 'gently')
  return (
    <>
      {confirmation && <Confirmation confirmation={confirmation} />}
      <div className={`space-y-6 ${confirmation ? 'print:hidden' : ''}`}>
        <Link
          to="/account/purchases"
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline print:hidden"
        >
          <ChevronStartIcon className="size-4" />
          {messages.back}
        </Link>
        <PageHeading title={card.title} lead={view.title} />
        <div className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
          <Statuses status={card.status} payment={card.payment} />
          <OrderState text={view.state} />
          <Due view={view} />
          {view.cash && <FactList facts={view.cash} />}
        </div>
        {view.rest && <Rest view={view} rest={view.rest} />}
        {view.flight && <FlightPanel flight={view.flight} />}
        <Panel title={messages.actions} className="print:hidden">
          <PurchaseActions view={view} />
        </Panel>
        {view.review && <OwnReview view={view.review} />}
        <Panel title={messages.facts}>
          <FactList facts={view.facts} />
        </Panel>
        {travellers.length > 0 && (
          <Panel title={messages.travellers}>
            <TravellerList travellers={travellers} />
          </Panel>
        )}
        {includes.length > 0 && (
          <Panel title={messages.includes}>
            <CheckList items={includes} />
          </Panel>
        )}
        <Panel title={messages.price}>
          <SumList {...view.price} partsLabel={messages.price} />
          <OtherTotal cost={view.cost} dinars={view.dinars} className="mt-2 text-end" />
        </Panel>
        <Panel title={messages.payment}>
          <FactList facts={view.payment} />
        </Panel>
        {policy && (
          <Panel title={messages.policy}>
            {policy.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Panel>
        )}
        <ContactPanel {...view.contact} />
      </div>
    </>
  )
}

/** Pay before the time is up. */
function Due({ view }: { view: PurchaseView }) {
  const { messages, secondsLeft } = view
  if (secondsLeft === null) return null
  return (
    <div className="space-y-4 print:hidden">
      <HoldCountdown label={messages.left} over={messages.over} secondsLeft={secondsLeft} />
      <PayPurchase
        id={view.id}
        resultPath={view.resultPath}
        messages={messages.pay}
        methods={view.methods}
        chosen={view.method}
        order={view.order}
      />
    </div>
  )
}

const Rest = ({ view, rest }: { view: PurchaseView; rest: NonNullable<PurchaseView['rest']> }) => (
  <Panel title={rest.title}>
    <p className="mb-4">{rest.text}</p>
    <div className="print:hidden">
      <PayPurchase
        id={view.id}
        resultPath={`/account/purchases/${view.id}`}
        messages={{ ...view.messages.pay, action: rest.action }}
        methods={view.methods}
        chosen={view.method}
      />
    </div>
  </Panel>
)
