import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '../../ui/icons.tsx'
import { FactList } from './fact-list.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import type { PaymentData } from './load-payment.ts'
import { PayForm } from './pay-form.tsx'
import { QrStep } from './qr-step.tsx'
import { useAskAgain } from './use-ask-again.ts'
import { useFocusOnce } from './use-focus-once.ts'

const looks = {
  good: { Icon: CheckIcon, look: 'bg-success-soft text-success' },
  open: { Icon: ClockIcon, look: 'bg-warning-soft text-warning' },
  bad: { Icon: WarningIcon, look: 'bg-danger-soft text-danger' },
}

const lookOf = {
  accepted: looks.good,
  paid: looks.good,
  cash: looks.open,
  qr: looks.open,
  waiting: looks.open,
  unpaid: looks.bad,
  failed: looks.bad,
  rejected: looks.bad,
  cancelled: looks.bad,
}

/** What became of the payment, and what happens next. */
export function PaymentScreen(data: PaymentData) {
  const { messages, card, state, labels, countdown } = data
  useAskAgain(data.isOpen)
  useAskAgain(data.isRefunding, 'gently')
  const heading = useFocusOnce<HTMLHeadingElement>()
  const { Icon, look } = lookOf[state]
  const isLost = state === 'failed' || state === 'rejected' || state === 'cancelled'
  return (
    <div className="mx-auto max-w-2xl space-y-6 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8">
      <div role="status" className="flex flex-col items-center gap-3 text-center">
        <span className={`inline-flex size-16 items-center justify-center rounded-full ${look}`}>
          <Icon className="size-8" />
        </span>
        <h1 ref={heading} tabIndex={-1} data-arrival className="scroll-mt-24 text-2xl outline-none md:text-3xl">
          {data.heading}
        </h1>
        <p className="text-lg text-ink-soft">{data.text}</p>
      </div>
      {data.isOpen && (
        <p className="flex items-center justify-center gap-2 text-sm text-ink-soft noscript:hidden">
          <span
            aria-hidden="true"
            className="size-4 animate-turn rounded-full border-2 border-current border-e-transparent"
          />
          {messages.asking}
        </p>
      )}
      {countdown.secondsLeft !== null && <HoldCountdown {...countdown} secondsLeft={countdown.secondsLeft} />}
      {data.link && (
        <ButtonLink href={data.link} className="w-full">
          {data.pay.action}
        </ButtonLink>
      )}
      {data.qr && <QrStep qr={data.qr} messages={messages} />}
      {data.cash && <FactList facts={data.cash} />}
      {data.canTryAgain && <PayForm id={data.id} messages={data.pay} methods={data.methods} chosen={data.method} />}
      <dl className="grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">{data.reservation}</dt>
          <dd className="font-semibold wrap-anywhere">{card.title}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{data.price.label}</dt>
          <dd className="font-semibold">{data.price.amount}</dd>
        </div>
        <div className="sm:col-span-2">
          <dt className="text-sm text-ink-soft">{labels.date}</dt>
          <dd className="font-semibold">
            {card.dates} · {card.extent}
          </dd>
        </div>
      </dl>
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
          {messages.toReservation}
        </ButtonLink>
      </div>
    </div>
  )
}
