import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CardAction } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SuitcaseIcon } from '../../../ui/icons.tsx'
import { HoldCountdown } from '../orders/hold-countdown.tsx'
import { CancelButton } from './cancel-button.tsx'
import type { Pending } from './load-pending.ts'
import { PayReservation } from './pay-reservation.tsx'
import { ReservationCard } from './reservation-card.tsx'

export function PendingList({ messages, labels, pay, cancel, methods, items }: Pending) {
  if (items.length === 0)
    return (
      <EmptyState
        title={messages.empty}
        icon={<SuitcaseIcon className="size-8" />}
        action={
          <ButtonLink as={Link} to="/properties">
            {messages.emptyAction}
          </ButtonLink>
        }
      >
        {messages.emptyHint}
      </EmptyState>
    )
  return (
    <ul className="space-y-5">
      {items.map(({ card, method, order, next, secondsLeft, facts }) => (
        <li key={card.id}>
          <ReservationCard
            card={card}
            labels={labels}
            footer={
              <CardAction className="space-y-3 border-t border-line pt-3">
                <p>{next}</p>
                {secondsLeft !== null && (
                  <>
                    <HoldCountdown label={messages.left} over={messages.over} secondsLeft={secondsLeft} />
                    <PayReservation id={card.id} messages={pay} methods={methods} chosen={method} order={order} />
                  </>
                )}
                {facts && <CancelButton id={card.id} isPending messages={cancel} offline={pay.offline} facts={facts} />}
              </CardAction>
            }
          />
        </li>
      ))}
    </ul>
  )
}
