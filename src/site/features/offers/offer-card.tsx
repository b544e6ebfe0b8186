import { Link } from 'react-router'
import { usePrice } from '../../../client/money/dinars.tsx'
import { useText } from '../../../client/text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { CalendarIcon, PinIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Heart } from '../wishlist/heart.tsx'
import { FlightLine } from './flight-line.tsx'
import type { OfferCardData } from './offer-data.ts'

type Props = { offer: OfferCardData; priority?: boolean; heading?: 'h2' | 'h3' }

export function OfferCard({ offer, priority, heading: Heading = 'h3' }: Props) {
  const t = useText()
  const { flight, discount } = offer
  return (
    <Card
      media={
        <Picture
          picture={{ ...offer.picture, alt: '' }}
          priority={priority}
          sizes="(min-width: 1024px) 17rem, (min-width: 640px) 50vw, 92vw"
          className="aspect-4/3"
        />
      }
      footer={
        <Price
          {...usePrice(offer.cost)}
          before={offer.before}
          beforeLabel={t.price.before}
          amountLabel={offer.before && t.price.now}
        />
      }
    >
      <p className="absolute start-3 end-16 top-3 flex flex-wrap gap-2">
        <Badge tone="brand">{offer.type}</Badge>
        {offer.soldOut ? (
          <Badge tone="danger">{offer.soldOut}</Badge>
        ) : (
          discount > 0 && <Badge tone="gold">{t.price.off(discount)}</Badge>
        )}
      </p>
      <Heading className="text-lg">
        <CardLink as={Link} to={offer.href}>
          {offer.title}
        </CardLink>
      </Heading>
      {flight ? (
        <>
          <FlightLine from={flight.from} to={flight.to} />
          <p className="text-sm text-ink-soft">{flight.note}</p>
        </>
      ) : (
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <PinIcon className="mt-0.5 size-4" />
          {offer.place}
        </p>
      )}
      <p className="text-sm text-ink-soft">{offer.by}</p>
      <p className="flex items-start gap-1.5 text-sm text-ink-soft">
        <CalendarIcon className="mt-0.5 size-4" />
        {offer.until}
      </p>
      <Heart id={`offer:${offer.id}`} title={offer.title} />
    </Card>
  )
}
