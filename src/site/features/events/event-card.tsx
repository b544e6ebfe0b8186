import { Link } from 'react-router'
import { useAbout } from '../../../client/money/dinars.tsx'
import { useLocale, useText } from '../../../client/text.tsx'
import type { Ok } from '../../../contract/contract.ts'
import { formatLeaf, formatMoment, formatPrice } from '../../../i18n/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { CalendarIcon, PinIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Heart } from '../wishlist/heart.tsx'

export type EventCardData = Ok<'GET /public/events'>['data'][number]

type Props = { event: EventCardData; priority?: boolean; heading?: 'h2' | 'h3' }

export function EventCard({ event, priority, heading: Heading = 'h3' }: Props) {
  const t = useText()
  const locale = useLocale()
  const about = useAbout(event.price ?? undefined)
  const { date, month } = formatLeaf(locale, event.startsAt)
  const { day, time } = formatMoment(locale, event.startsAt)
  return (
    <Card
      media={
        <Picture
          picture={{ ...event.picture, alt: '' }}
          priority={priority}
          sizes="(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 92vw"
          className="aspect-4/3"
        />
      }
      footer={
        <Price size="small" amount={event.price ? formatPrice(locale, event.price) : t.price.free} about={about} />
      }
    >
      <p
        aria-hidden="true"
        className="absolute start-3 top-3 rounded-control bg-surface px-3 py-1.5 text-center leading-tight shadow-soft"
      >
        <span className="block text-xl font-bold text-brand">{date}</span>
        <span className="block text-xs text-ink-soft">{month}</span>
      </p>
      {event.isSoldOut && (
        <Badge tone="danger" className="absolute end-16 top-3">
          {t.event.soldOut}
        </Badge>
      )}
      <Heading className="text-lg">
        <CardLink as={Link} to={`/events/${event.id}`}>
          {event.title}
        </CardLink>
      </Heading>
      <p className="flex items-start gap-1.5 text-sm text-ink-soft">
        <CalendarIcon className="mt-0.5 size-4" />
        <span>
          {day} · <bdi dir="ltr">{time}</bdi>
        </span>
      </p>
      <p className="flex items-start gap-1.5 text-sm text-ink-soft">
        <PinIcon className="mt-0.5 size-4" />
        {event.venue}
      </p>
      <Heart id={`event:${event.id}`} title={event.title} />
    </Card>
  )
}
