import { Link } from 'react-router'
import { usePrice } from '../../../../client/money/dinars.tsx'
import { useText } from '../../../../client/text.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Card, CardLink } from '../../../../ui/card.tsx'
import { CalendarIcon, ClockIcon, PinIcon } from '../../../../ui/icons.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { Price } from '../../../../ui/price.tsx'
import { Heart } from '../../wishlist/heart.tsx'
import type { UmrahCardData } from './umrah-data.ts'

type Props = { umrah: UmrahCardData; priority?: boolean; heading?: 'h2' | 'h3' }

export function UmrahCard({ umrah, priority, heading: Heading = 'h3' }: Props) {
  const t = useText()
  return (
    <Card
      media={
        <Picture
          picture={{ ...umrah.picture, alt: '' }}
          priority={priority}
          sizes="(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 92vw"
          className="aspect-4/3"
        />
      }
      footer={<Price {...usePrice(umrah.cost)} note={t.price.perPerson} />}
    >
      <p className="absolute start-3 end-16 top-3 flex flex-wrap gap-2">
        <Badge tone="brand">{umrah.type}</Badge>
        {umrah.soldOut && <Badge tone="danger">{umrah.soldOut}</Badge>}
      </p>
      <Heading className="text-lg">
        <CardLink as={Link} to={umrah.href}>
          {umrah.title}
        </CardLink>
      </Heading>
      <p className="flex items-start gap-1.5 text-sm text-ink-soft">
        <ClockIcon className="mt-0.5 size-4" />
        {umrah.facts}
      </p>
      <p className="flex items-start gap-1.5 text-sm text-ink-soft">
        <PinIcon className="mt-0.5 size-4" />
        {umrah.nearest}
      </p>
      {umrah.next && (
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <CalendarIcon className="mt-0.5 size-4" />
          {umrah.next}
        </p>
      )}
      <Heart id={`umrah:${umrah.id}`} title={umrah.title} />
    </Card>
  )
}
