import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ReservationsText } from '../../../i18n/messages/reservations.ts'
import { Card, CardLink } from '../../ui/card.tsx'
import { CalendarIcon, PinIcon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Statuses } from './statuses.tsx'
import type { CardView } from './to-card.ts'

type ReservationCardProps = { card: CardView; labels: ReservationsText['labels']; footer?: ReactNode }

export const ReservationCard = ({ card, labels, footer }: ReservationCardProps) => (
  <Card
    className="sm:flex-row"
    media={
      <Picture
        picture={{ ...card.picture, alt: '' }}
        sizes="(min-width: 640px) 13rem, 92vw"
        className="aspect-16/9 sm:aspect-auto sm:w-52 sm:shrink-0"
      />
    }
  >
    <Statuses status={card.status} payment={card.payment} />
    <h2 className="text-lg wrap-anywhere">
      <CardLink as={Link} to={`/account/history/${card.id}`}>
        {card.title}
      </CardLink>
    </h2>
    <p className="flex items-start gap-1.5 text-ink-soft">
      <PinIcon className="mt-1 size-4" />
      {card.place}
    </p>
    <p className="flex items-start gap-1.5">
      <CalendarIcon className="mt-1 size-4 text-brand" />
      <span>
        {card.dates}
        <span className="block text-sm text-ink-soft">{card.extent}</span>
      </span>
    </p>
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-sm text-ink-soft">
        {labels.id}: <bdi dir="ltr">{card.code}</bdi>
      </span>
      <span className="font-bold tabular-nums">
        <span className="sr-only">{labels.total} </span>
        {card.total}
      </span>
    </p>
    {footer}
  </Card>
)
