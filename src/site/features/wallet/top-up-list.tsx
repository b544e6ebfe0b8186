import { Link, useRevalidator } from 'react-router'
import { AskFirst } from '../../../client/forms/ask-first.tsx'
import { toFormProblem } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StatusLabel } from '../../../ui/status-label.tsx'
import { HoldCountdown } from '../orders/hold-countdown.tsx'
import { PayForm } from '../orders/pay-form.tsx'
import type { TopUpView, WalletData } from './load-wallet.ts'

type TopUpListProps = Pick<WalletData, 'messages' | 'pay' | 'topUps' | 'methods'>

/** The top-ups, and the refundable part of each. */
export const TopUpList = ({ topUps, ...rest }: TopUpListProps) => (
  <Panel title={rest.messages.topUps.title}>
    <ul className="divide-y divide-line">
      {topUps.map((topUp) => (
        <li key={topUp.id} className="space-y-3 py-4 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
            <span className="text-lg font-bold tabular-nums">{topUp.amount}</span>
            <StatusLabel status={topUp.payment.status}>{topUp.payment.label}</StatusLabel>
          </div>
          <p className="text-sm text-ink-soft">
            {topUp.at} · {topUp.method} · {rest.messages.topUps.number} <bdi dir="ltr">{topUp.code}</bdi>
          </p>
          <Actions topUp={topUp} {...rest} />
        </li>
      ))}
    </ul>
  </Panel>
)

type ActionsProps = Omit<TopUpListProps, 'topUps'> & { topUp: TopUpView }

function Actions({ topUp, messages: { topUps: messages }, pay, methods }: ActionsProps) {
  const call = useCall()
  const end = useEnd(topUp.id, pay.offline)
  const { id, orderId, secondsLeft, refund } = topUp
  const start = (paymentMethod: PaymentMethod) =>
    call(
      'POST /customer/wallet/top-ups/{id}/payment-url',
      { params: { id }, body: { paymentMethod } },
      { hide: { error: true, success: true } },
    )
  const question = { pendingLabel: messages.working, keep: messages.keep, offline: pay.offline, act: end }
  if (secondsLeft !== null)
    return (
      <>
        <HoldCountdown label={messages.left} over={messages.over} secondsLeft={secondsLeft} />
        <PayForm
          start={start}
          resultPath={`/payment/success?order=${orderId}`}
          messages={pay}
          methods={methods}
          chosen={topUp.chosen}
        />
        <AskFirst
          {...question}
          label={messages.cancel}
          title={messages.cancelQuestion}
          facts={[messages.cancelFacts]}
          confirm={messages.cancel}
        />
      </>
    )
  return (
    <div className="flex flex-wrap gap-3">
      {topUp.hasInvoice && (
        <ButtonLink as={Link} to={`/account/invoices/${orderId}`} tone="ghost" size="small">
          {messages.invoice}
        </ButtonLink>
      )}
      {refund && (
        <AskFirst
          {...question}
          label={messages.refund}
          title={refund.question}
          facts={refund.facts}
          confirm={messages.refund}
        />
      )}
    </div>
  )
}

function useEnd(id: number, offline: string) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  return async () => {
    const outcome = await call(
      'PUT /customer/wallet/top-ups/{id}/cancel',
      { params: { id } },
      { hide: { error: true } },
    )
    // One that cannot be given back any more has become another: the page shows which.
    if (outcome.ok || outcome.status === 409) await revalidate()
    return toFormProblem(outcome, offline)
  }
}
