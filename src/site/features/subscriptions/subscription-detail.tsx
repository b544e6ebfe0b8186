import { Link } from 'react-router'
import { useAskAgain } from '../../../client/call/use-ask-again.ts'
import { PageHeading } from '../../../client/frame/page.tsx'
import { useCall } from '../../../client/session/auth.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { ChevronStartIcon } from '../../../ui/icons.tsx'
import { DocumentIcon, QrIcon } from '../../../ui/icons-account.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SaveOfflinePanel } from '../offline-pages/save-offline-panel.tsx'
import { HoldCountdown } from '../orders/hold-countdown.tsx'
import { OrderState } from '../orders/order-state.tsx'
import { PayForm } from '../orders/pay-form.tsx'
import { CancelSubscription } from './cancel-subscription.tsx'
import type { SubscriptionData } from './load-subscription.ts'
import { RedemptionList } from './redemption-list.tsx'
import { SubscriptionStatus } from './subscription-status.tsx'
import { UsesBar } from './uses-bar.tsx'

export function SubscriptionDetail({ view }: { view: SubscriptionData }) {
  const { messages, card, secondsLeft } = view
  useAskAgain(view.isRefunding, 'gently')
  return (
    <div className="space-y-6">
      <Link
        to="/account/subscription"
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline"
      >
        <ChevronStartIcon className="size-4" />
        {messages.back}
      </Link>
      <PageHeading title={card.title} lead={view.title} />
      <div className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
        <SubscriptionStatus {...card} />
        <OrderState text={view.state} />
        {secondsLeft !== null && (
          <>
            <HoldCountdown label={messages.left} over={messages.over} secondsLeft={secondsLeft} />
            <Pay view={view} />
          </>
        )}
        {card.isPaid && <UsesBar view={card} />}
        {card.canShowCode && (
          <ButtonLink as={Link} to="/account/subscription/code" size="large" className="max-sm:w-full">
            <QrIcon />
            {messages.code}
          </ButtonLink>
        )}
      </div>
      <Panel title={messages.facts}>
        <FactList facts={view.facts} />
      </Panel>
      <Panel title={messages.redemptions}>
        <RedemptionList messages={messages} redemptions={view.redemptions} />
      </Panel>
      <Panel title={messages.payment}>
        <FactList facts={view.payment} />
      </Panel>
      <Panel title={messages.actions}>
        <Actions view={view} />
      </Panel>
      {card.canShowCode && <SaveOfflinePanel bundle={view.offlineBundle} />}
    </div>
  )
}

function Actions({ view }: { view: SubscriptionData }) {
  const { messages } = view
  return (
    <div className="flex flex-wrap gap-3">
      {view.hasInvoice && (
        <ButtonLink as={Link} to={`/account/invoices/${view.orderId}`} tone="quiet" className="max-sm:w-full">
          <DocumentIcon />
          {messages.invoice}
        </ButtonLink>
      )}
      {view.isOver && (
        <ButtonLink as={Link} to="/packages" className="max-sm:w-full">
          {messages.again}
        </ButtonLink>
      )}
      {view.cancelFacts && (
        <CancelSubscription
          id={view.id}
          messages={messages.cancel}
          offline={messages.pay.offline}
          facts={view.cancelFacts}
        />
      )}
    </div>
  )
}

function Pay({ view: { id, orderId, messages, methods, method } }: { view: SubscriptionData }) {
  const call = useCall()
  const start = (paymentMethod: PaymentMethod) =>
    call(
      'POST /customer/customer-discount-packages/{id}/payment-url',
      { params: { id }, body: { paymentMethod } },
      { hide: { error: true, success: true } },
    )
  return (
    <PayForm
      start={start}
      resultPath={`/payment/success?order=${orderId}`}
      messages={messages.pay}
      methods={methods}
      chosen={method}
      order={orderId}
    />
  )
}
