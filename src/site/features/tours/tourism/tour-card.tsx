import { Link } from 'react-router'
import { usePrice } from '../../../../client/money/dinars.tsx'
import { useText } from '../../../../client/text.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Card, CardLink } from '../../../../ui/card.tsx'
import { CalendarIcon, ClockIcon, PinIcon } from '../../../../ui/icons.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { Price } from '../../../../ui/price.tsx'
import { Rating } from '../../../../ui/rating.tsx'
import { Heart } from '../../wishlist/heart.tsx'
import type { TourCardData } from './tour-data.ts'

type Props = { tour: TourCardData; priority?: boolean; heading?: 'h2' | 'h3' }

export function TourCard({ tour, priority, heading: Heading = 'h3' }: Props) {
  const t = useText()
  const { rating } = tour
  return (
    <Card
      media={
        <Picture
          picture={{ ...tour.picture, alt: '' }}
          priority={priority}
          sizes="(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 92vw"
          className="aspect-4/3"
        />
      }
      footer={<Price {...usePrice(tour.cost)} note={t.price.perPerson} />}
    >
      <p className="absolute start-3 end-16 top-3 flex flex-wrap gap-2">
        <Badge tone="brand">{tour.type}</Badge>
        {tour.soldOut && <Badge tone="danger">{tour.soldOut}</Badge>}
      </p>
      <p className="flex items-center justify-between gap-2 text-sm text-ink-soft">
        <span className="inline-flex items-start gap-1.5">
          <PinIcon className="mt-0.5 size-4" />
          {tour.destination}
        </span>
        {rating.value !== null && (
          <Rating compact value={rating.value} label={t.rating.outOf(rating.value)} count={`(${rating.count})`} />
        )}
      </p>
      <Heading className="text-lg">
        <CardLink as={Link} to={tour.href}>
          {tour.title}
        </CardLink>
      </Heading>
      <p className="flex items-center gap-1.5 text-sm text-ink-soft">
        <ClockIcon className="size-4" />
        {tour.days}
      </p>
      {tour.next && (
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <CalendarIcon className="mt-0.5 size-4" />
          {tour.next}
        </p>
      )}
      <Heart id={`tourism:${tour.id}`} title={tour.title} />
    </Card>
  )
}
