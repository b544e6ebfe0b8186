import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { PinIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { DiscountCardData } from './discount-data.ts'

type Props = { discount: DiscountCardData; priority?: boolean; heading?: 'h2' | 'h3' }

export const DiscountCard = ({ discount, priority, heading: Heading = 'h3' }: Props) => (
  <Card
    media={
      <Picture
        picture={{ ...discount.picture, alt: '' }}
        priority={priority}
        sizes="(min-width: 1024px) 17rem, (min-width: 640px) 50vw, 92vw"
        className="aspect-4/3"
      />
    }
  >
    <Badge tone="gold" className="absolute start-3 top-3 text-base!">
      {discount.off}
    </Badge>
    <p className="text-sm text-ink-soft">{discount.type}</p>
    <Heading className="text-lg">
      <CardLink as={Link} to={discount.href}>
        {discount.title}
      </CardLink>
    </Heading>
    <p className="text-sm font-semibold">{discount.business}</p>
    <p className="mt-auto flex items-start gap-1.5 pt-1 text-sm text-ink-soft">
      <PinIcon className="mt-0.5 size-4" />
      <span>
        {discount.place}
        {discount.until && ` · ${discount.until}`}
      </span>
    </p>
  </Card>
)
