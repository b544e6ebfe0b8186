import { Link } from 'react-router'
import { useAskAgain } from '../../../client/call/use-ask-again.ts'
import { PaidPrice } from '../../../client/money/paid-price.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { HoldCountdown } from '../orders/hold-countdown.tsx'
import { PaymentHeading } from '../orders/payment-heading.tsx'
import { QrStep } from '../orders/qr-step.tsx'
import type { PaymentData } from './load-payment.ts'
import { PayReservation } from './pay-reservation.tsx'

const lookOf = {
  accepted: 'good',
  paid: 'good',
  cash: 'open',
  qr: 'open',
  waiting: 'open',
  unpaid: 'bad',
  failed: 'bad',
  rejected: 'bad',
  cancelled: 'bad',
} as const

/** The result of the payment, and the next step. */
export function PaymentScreen(data: PaymentData) {
  const { messages, card, state, labels, countdown } = data
  useAskAgain(data.isOpen)
  useAskAgain(data.isRefunding, 'gently')
  const isLost = state === 'failed' || state === 'rejected' || state === 'cancelled'
  return (
    <div className="mx-auto max-w-2xl space-y-6 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8">
      <PaymentHeading {...data} look={lookOf[state]} asking={messages.asking} />
      {countdown.secondsLeft !== null && <HoldCountdown {...countdown} secondsLeft={countdown.secondsLeft} />}
      {data.link && (
        <ButtonLink href={data.link} className="w-full">
          {data.pay.action}
        </ButtonLink>
      )}
      {data.qr && <QrStep qr={data.qr} messages={messages} />}
      {data.cash && <FactList facts={data.cash} />}
      {data.canTryAgain && (
        <PayReservation
          id={data.id}
          messages={data.pay}
          methods={data.methods}
          chosen={data.method}
          order={data.order}
        />
      )}
      <dl className="grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">{data.reservation}</dt>
          <dd className="font-semibold wrap-anywhere">{card.title}</dd>
        </div>
        <PaidPrice {...data.price} />
        <div className="sm:col-span-2">
          <dt className="text-sm text-ink-soft">{labels.date}</dt>
          <dd className="font-semibold">
            {card.dates} · {card.extent}
          </dd>
        </div>
      </dl>
      {data.split && <OtherStay split={data.split} />}
      <div className="flex flex-wrap gap-3">
        {isLost && (
          <ButtonLink as={Link} to={data.againPath} className="max-sm:w-full">
            {messages.bookAgain}
          </ButtonLink>
        )}
        <ButtonLink
          as={Link}
          to={`/account/history/${data.id}`}
          tone={isLost || data.link || data.canTryAgain ? 'quiet' : 'primary'}
          className="max-sm:w-full"
        >
          {data.see}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The other part of a stay in two properties, which the same payment is for. */
const OtherStay = ({ split }: { split: NonNullable<PaymentData['split']> }) => (
  <div className="space-y-2 border-t border-line pt-5">
    <p className="font-semibold">{split.title}</p>
    {split.facts.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <Link to={split.path} className="inline-flex min-h-11 items-center font-semibold text-brand underline">
      {split.open}
    </Link>
  </div>
)
