import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useAskAgain } from '../../../../client/call/use-ask-again.ts'
import { PageHeading } from '../../../../client/frame/page.tsx'
import { useCall } from '../../../../client/session/auth.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { ChevronStartIcon } from '../../../../ui/icons.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { HoldCountdown } from '../../orders/hold-countdown.tsx'
import { PayForm } from '../../orders/pay-form.tsx'
import { QrStep } from '../../orders/qr-step.tsx'
import { ChangeForm } from './change-form.tsx'
import type { ChangeView } from './load-change.ts'

/** Other dates, rooms or guests for a stay that stands. */
export function ChangeScreen({ view }: { view: ChangeView }) {
  const { id, messages, held } = view
  const ended = useNews(view)
  useAskAgain(view.isWaiting)
  return (
    <div className="space-y-6">
      <Link
        to={`/account/history/${id}`}
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline"
      >
        <ChevronStartIcon className="size-4" />
        {messages.back}
      </Link>
      <PageHeading title={messages.title} lead={view.title} />
      {ended && (
        <p
          role="status"
          className={`rounded-card border border-line bg-surface p-4 text-lg ${ended.isGood ? 'font-semibold text-success' : ''}`}
        >
          {ended.text}
        </p>
      )}
      <p className="rounded-card border border-line bg-surface p-4">
        <span className="block text-sm text-ink-soft">{messages.now}</span>
        <span className="font-semibold">{view.now}</span>
      </p>
      {held && <HeldChange view={view} held={held} />}
      {!held && (view.canChange ? <ChangeForm key={view.now} view={view} /> : <p>{messages.cannot}</p>)}
    </div>
  )
}

/** How the newest change ended: said once. It stays while the page is open, and is gone when its guest comes back. */
function useNews({ id, ended, held }: ChangeView): ChangeView['ended'] {
  const call = useCall()
  const [news, setNews] = useState(ended)
  if (ended && ended.change !== news?.change) setNews(ended)
  // The next answer belongs to another change.
  if (held && news) setNews(null)
  const change = ended?.change
  const setSeen = useEffectEvent(() =>
    call('PUT /customer/reservations/{id}/change/seen', { params: { id } }, { hide: { error: true, success: true } }),
  )
  useEffect(() => {
    if (change !== undefined) void setSeen()
  }, [change])
  return news
}

type HeldProps = { view: ChangeView; held: NonNullable<ChangeView['held']> }

function HeldChange({ view, held }: HeldProps) {
  const { id, messages } = view
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [isGoing, setGoing] = useState(false)
  const params = { id }
  const giveUp = async () => {
    setGoing(true)
    await call('PUT /customer/reservations/{id}/change/cancel', { params })
    await revalidate()
    setGoing(false)
  }
  return (
    <Panel title={messages.held.title}>
      <div className="space-y-4">
        <p role="status">{held.text}</p>
        {held.isDeclined && <p className="font-semibold text-danger">{messages.held.declined}</p>}
        <HoldCountdown label={messages.held.left} over={messages.held.over} secondsLeft={held.secondsLeft} />
        {view.qr && <QrStep qr={view.qr} messages={view.payment} />}
        {held.link && (
          <ButtonLink href={held.link} className="max-sm:w-full">
            {view.pay.action}
          </ButtonLink>
        )}
        {!held.link && (
          <PayForm
            start={(paymentMethod) =>
              call(
                'POST /customer/reservations/{id}/change/payment-url',
                { params, body: { paymentMethod } },
                { hide: { error: true, success: true } },
              )
            }
            resultPath={`/account/history/${id}/change`}
            messages={view.pay}
            methods={view.methods}
            chosen={view.methods[0]?.method ?? 'qi'}
          />
        )}
        <Button
          type="button"
          tone="quiet"
          onClick={giveUp}
          isPending={isGoing}
          pendingLabel={messages.held.givingUp}
          className="max-sm:w-full"
        >
          {messages.held.giveUp}
        </Button>
      </div>
    </Panel>
  )
}
