import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { PinIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { BusinessCardData } from './discount-data.ts'

type Props = { business: BusinessCardData; priority?: boolean; heading?: 'h2' | 'h3' }

/** A business with the best of what it gives, each a link of its own. */
export function BusinessCard({ business, priority, heading: Heading = 'h3' }: Props) {
  const { discounts } = business
  return (
    <Card
      media={
        <Picture
          picture={{ ...business.picture, alt: '' }}
          priority={priority}
          sizes="(min-width: 1024px) 17rem, (min-width: 640px) 50vw, 92vw"
          className="aspect-16/9"
        />
      }
    >
      <p className="text-sm text-ink-soft">{business.type}</p>
      <Heading className="text-lg">{business.title}</Heading>
      <p className="flex items-center gap-1.5 text-sm text-ink-soft">
        <PinIcon className="size-4" />
        {business.place}
      </p>
      <ul className="mt-auto divide-y divide-line border-t border-line">
        {discounts.map(({ id, title, off }) => (
          <li key={id}>
            <Link
              to={`/discounts/${id}`}
              className="flex min-h-12 items-center justify-between gap-3 py-2 text-sm font-semibold hover:text-brand hover:underline"
            >
              {title}
              <Badge tone="gold">{off}</Badge>
            </Link>
          </li>
        ))}
        {discounts.length === 0 && <li className="py-3 text-sm text-ink-soft">{business.none}</li>}
      </ul>
    </Card>
  )
}
