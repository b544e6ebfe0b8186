import { Link } from 'react-router'
import { useAskAgain } from '../../../client/call/use-ask-again.ts'
import type { PayLinkText } from '../../../i18n/messages/pay-link.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { HoldCountdown } from '../orders/hold-countdown.tsx'
import { PaymentHeading } from '../orders/payment-heading.tsx'
import { QrStep } from '../orders/qr-step.tsx'
import type { PayLinkView } from './load-pay-link.ts'
import { PayLinkForm } from './pay-link-form.tsx'

const frame = 'mx-auto max-w-2xl space-y-6 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8'

/** The page of a payment link: the request, the payment methods, and the result. */
export function PayLinkScreen({ view }: { view: PayLinkView }) {
  const { messages, ending, link } = view
  useAskAgain(link?.isOpen ?? false)
  useAskAgain(view.isMoving, 'gently')
  if (link) return <Asked messages={messages} link={link} />
  return (
    <div className={frame}>
      <PaymentHeading
        heading={ending?.title ?? ''}
        text={ending?.text ?? ''}
        look={view.isGood ? 'good' : 'bad'}
        isOpen={false}
        asking=""
      />
      {view.back && (
        <p role="status" className="rounded-control bg-sunken p-4 text-center font-semibold">
          {view.back}
        </p>
      )}
      <ButtonLink as={Link} to="/" tone="quiet" className="w-full">
        {messages.home}
      </ButtonLink>
    </div>
  )
}

type AskedProps = { messages: PayLinkText; link: NonNullable<PayLinkView['link']> }

function Asked({ messages, link }: AskedProps) {
  return (
    <div className={frame}>
      <div className="space-y-2 text-center">
        <Heading messages={messages} owner={link.owner} />
        <p className="text-3xl font-bold">{link.amount}</p>
      </div>
      <HoldCountdown label={messages.left} over={messages.over} secondsLeft={link.secondsLeft} />
      <FactList facts={link.facts} />
      {link.problem && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-semibold text-danger">
          {link.problem}
        </p>
      )}
      {link.qr && <QrStep qr={link.qr} messages={link.qrMessages} />}
      {link.cash && (
        <div className="space-y-3 rounded-control bg-sunken p-4">
          <p className="font-semibold">{messages.cash.text}</p>
          <FactList facts={link.cash} />
        </div>
      )}
      {link.goOn && (
        <div className="space-y-2">
          <ButtonLink href={link.goOn} className="w-full">
            {messages.goOn}
          </ButtonLink>
          <p className="text-ink-soft">{messages.waiting}</p>
        </div>
      )}
      {!link.cash && <PayLinkForm messages={messages} link={link} />}
      <div className="space-y-1 border-t border-line pt-4 text-sm text-ink-soft">
        <p>{messages.noAccount}</p>
        <p>{messages.rule}</p>
      </div>
    </div>
  )
}

/** A name is of no language that the page knows. On a line of its own: with the rest it would break anew as letters of two scripts arrive. */
function Heading({ messages, owner }: { messages: PayLinkText; owner: string | null }) {
  const [before, after] = messages.heading.split(':owner')
  return (
    <h1 className="text-2xl wrap-anywhere md:text-3xl">
      {owner ? (
        <>
          {before}
          <bdi lang="" className="block">
            {owner}
          </bdi>
          {after}
        </>
      ) : (
        messages.headingAlone
      )}
    </h1>
  )
}
