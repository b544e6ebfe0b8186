import { Link } from 'react-router'
import { useAskAgain } from '../../../client/call/use-ask-again.ts'
import { PageHeading } from '../../../client/frame/page.tsx'
import { OtherTotal } from '../../../client/money/paid-price.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { ChevronStartIcon } from '../../../ui/icons.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SumList } from '../../../ui/sum-list.tsx'
import { SaveOfflinePanel } from '../offline-pages/save-offline-panel.tsx'
import { Confirmation } from '../orders/confirmation.tsx'
import { HoldCountdown } from '../orders/hold-countdown.tsx'
import { OrderState } from '../orders/order-state.tsx'
import { Statuses } from '../orders/statuses.tsx'
import { OwnReview } from '../reviews/own-review.tsx'
import { LateGuest } from './late-guest.tsx'
import type { ReservationView } from './load-reservation.ts'
import { PayReservation } from './pay-reservation.tsx'
import { PropertyContacts } from './property-contacts.tsx'
import { ReceptionCode } from './reception-code.tsx'
import { ReservationActions } from './reservation-actions.tsx'
import { SplitPanel } from './split-panel.tsx'

export function ReservationDetail({ view }: { view: ReservationView }) {
  const { messages, card, confirmation } = view
  useAskAgain(view.isRefunding, 'gently')
  return (
    <>
      {confirmation && <Confirmation confirmation={confirmation} />}
      <div className="space-y-6 print:hidden">
        <Link
          to="/account/history"
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline"
        >
          <ChevronStartIcon className="size-4" />
          {messages.back}
        </Link>
        <PageHeading title={card.title} lead={`${view.title} · ${card.dates}`} />
        <div className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
          <div className="flex flex-col gap-4 sm:flex-row sm:justify-between sm:gap-8">
            <div className="space-y-4">
              <Statuses status={card.status} payment={card.payment} />
              <OrderState text={view.next} />
            </div>
            <ReceptionCode view={view} />
          </div>
          <PaymentSteps view={view} />
        </div>
        {view.presence && <Presence presence={view.presence} />}
        {view.lateFrom && (
          <Panel title={view.lateFrom.title}>
            <p className="text-ink-soft">{view.lateFrom.text}</p>
          </Panel>
        )}
        {view.late && <LateGuest id={view.id} late={view.late} />}
        <Panel title={messages.actions}>
          <ReservationActions view={view} />
        </Panel>
        {view.split && <SplitPanel id={view.id} split={view.split} offline={messages.pay.offline} />}
        {view.contacts && <PropertyContacts contacts={view.contacts} />}
        {view.review && <OwnReview view={view.review} />}
        <Panel title={view.title}>
          <FactList facts={view.overview} />
        </Panel>
        <Panel title={messages.labels.date}>
          <FactList facts={view.stay} />
        </Panel>
        <RoomsPanel view={view} />
        <PricePanel view={view} />
        {view.policy && (
          <Panel title={messages.policy}>
            {view.policy.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Panel>
        )}
        {confirmation?.isSettled && <SaveOfflinePanel bundle={view.offlineBundle} />}
      </div>
    </>
  )
}

/** How it is paid while that is open: online within the time left, or in cash. */
function PaymentSteps({ view }: { view: ReservationView }) {
  const { messages, secondsLeft } = view
  return (
    <>
      {secondsLeft !== null && (
        <>
          <HoldCountdown label={messages.left} over={messages.over} secondsLeft={secondsLeft} />
          <PayReservation
            id={view.id}
            messages={messages.pay}
            methods={view.methods}
            chosen={view.method}
            order={view.order}
          />
        </>
      )}
      {view.cash && <FactList facts={view.cash} />}
      {view.cash && view.methods.length > 0 && (
        <div className="space-y-3 border-t border-line pt-4 noscript:hidden">
          <p className="text-ink-soft">{messages.pay.instead}</p>
          <PayReservation
            id={view.id}
            messages={messages.pay}
            methods={view.methods}
            chosen={view.method}
            insteadOfCash
          />
        </div>
      )}
    </>
  )
}

const Presence = ({ presence }: { presence: NonNullable<ReservationView['presence']> }) => (
  <Panel title={presence.title}>
    <p>{presence.text}</p>
    <Link to="/contact" className="inline-flex min-h-11 items-center font-semibold text-brand underline">
      {presence.help}
    </Link>
  </Panel>
)

const RoomsPanel = ({ view: { messages, rooms } }: { view: ReservationView }) => (
  <Panel title={messages.labels.rooms}>
    <ul className="space-y-6">
      {rooms.map((room) => (
        <li key={room.id} className="flex flex-col gap-4 sm:flex-row">
          <Picture
            picture={{ ...room.picture, alt: '' }}
            sizes="(min-width: 640px) 10rem, 92vw"
            className="aspect-16/9 shrink-0 self-start rounded-control max-sm:w-full sm:aspect-square sm:w-40"
          />
          <div className="min-w-0 grow space-y-3">
            <h3 className="text-lg">
              {room.count} × {room.title}
            </h3>
            <FactList facts={room.facts} />
          </div>
        </li>
      ))}
    </ul>
  </Panel>
)

const PricePanel = ({ view: { messages, price, cost, dinars, refund } }: { view: ReservationView }) => (
  <Panel title={messages.labels.price}>
    <SumList {...price} partsLabel={messages.labels.byNight} />
    <OtherTotal cost={cost} dinars={dinars} className="mt-2 text-end" />
    {refund && (
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 font-semibold text-success">
        {messages.labels.refund}
        <span>{refund}</span>
      </p>
    )}
  </Panel>
)
