import type { ReactNode } from 'react'
import type { ReservationsText } from '../../../i18n/messages/reservations.ts'
import { PinIcon } from '../../../ui/icons.tsx'
import { OrderCard } from '../orders/order-card.tsx'
import type { CardView } from './to-card.ts'

type ReservationCardProps = { card: CardView; labels: ReservationsText['labels']; footer?: ReactNode }

export const ReservationCard = ({ card, labels, footer }: ReservationCardProps) => (
  <OrderCard
    {...card}
    to={`/account/history/${card.id}`}
    lead={
      <>
        {card.part && <p className="font-semibold text-brand">{card.part}</p>}
        <p className="flex items-start gap-1.5 text-ink-soft">
          <PinIcon className="mt-1 size-4" />
          {card.place}
        </p>
      </>
    }
    when={card.dates}
    labels={{ number: labels.id, total: labels.total }}
    footer={footer}
  />
)
