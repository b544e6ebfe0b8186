import { Link } from 'react-router'
import { useAskAgain } from '../../../client/call/use-ask-again.ts'
import { RateNote } from '../../../client/money/dinars.tsx'
import { PaidPrice } from '../../../client/money/paid-price.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { HoldCountdown } from '../orders/hold-countdown.tsx'
import { PaymentHeading } from '../orders/payment-heading.tsx'
import { QrStep } from '../orders/qr-step.tsx'
import { PayPurchase } from '../purchases/pay-purchase.tsx'
import type { OrderPaymentData } from './to-order-data.ts'

const lookOf = {
  paid: 'good',
  doubled: 'good',
  cash: 'open',
  qr: 'open',
  waiting: 'open',
  unpaid: 'bad',
  late: 'bad',
  closed: 'bad',
  cancelled: 'bad',
} as const

/** The result of a payment for anything but a stay, and the link to its item. */
export function OrderPaymentScreen(data: OrderPaymentData) {
  const { messages, price } = data
  useAskAgain(data.isOpen)
  useAskAgain(data.isRefunding, 'gently')
  return (
    <div className="mx-auto max-w-2xl space-y-6 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8">
      <PaymentHeading {...data} look={lookOf[data.state]} asking={messages.asking} />
      {data.countdown && data.countdown.secondsLeft !== null && (
        <HoldCountdown {...data.countdown} secondsLeft={data.countdown.secondsLeft} />
      )}
      {data.link && (
        <ButtonLink href={data.link} className="w-full">
          {data.pay}
        </ButtonLink>
      )}
      {data.qr && <QrStep qr={data.qr} messages={messages} />}
      {data.cash && <FactList facts={data.cash} />}
      {data.again && <PayPurchase {...data.again} />}
      <dl className="grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">{data.number}</dt>
          <dd className="font-semibold wrap-anywhere">{data.name}</dd>
        </div>
        <PaidPrice {...price} />
      </dl>
      {/* Beside what is paid stands the rate that its payment has fixed; what is left to pay is counted at that of today. */}
      {data.isRestAbout && <RateNote />}
      <div className="flex flex-wrap gap-3">
        {data.actions.map(({ label, path }, index) => (
          <ButtonLink
            key={path}
            as={Link}
            to={path}
            tone={data.link || data.again || index > 0 ? 'quiet' : 'primary'}
            className="max-sm:w-full"
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}
