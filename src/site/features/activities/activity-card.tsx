import { Link } from 'react-router'
import { useDinars } from '../../../client/money/dinars.tsx'
import { useLocale, useText } from '../../../client/text.tsx'
import type { Ok } from '../../../contract/contract.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { ClockIcon, PinIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { Heart } from '../wishlist/heart.tsx'

export type ActivityCardData = Ok<'GET /public/activities'>['data'][number]

type Props = { activity: ActivityCardData; priority?: boolean; heading?: 'h2' | 'h3' }

export function ActivityCard({ activity, priority, heading: Heading = 'h3' }: Props) {
  const t = useText()
  const locale = useLocale()
  const dinars = useDinars()
  const { rating, price } = activity
  return (
    <Card
      media={
        <Picture
          picture={{ ...activity.picture, alt: '' }}
          priority={priority}
          sizes="(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 92vw"
          className="aspect-4/3"
        />
      }
      footer={
        price ? (
          <Price size="small" amount={formatPrice(locale, price)} about={dinars(price)} note={t.price.perPerson} />
        ) : (
          <p className="font-bold">{t.price.free}</p>
        )
      }
    >
      {activity.isSoldOut && (
        <Badge tone="danger" className="absolute start-3 top-3">
          {t.activity.soldOut}
        </Badge>
      )}
      <div className="flex items-center justify-between gap-2 text-sm text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <PinIcon className="size-4" />
          {activity.location.title}
        </span>
        {rating.value !== null && (
          <Rating compact value={rating.value} label={t.rating.outOf(rating.value)} count={`(${rating.count})`} />
        )}
      </div>
      <Heading className="text-lg">
        <CardLink as={Link} to={`/activity/${activity.id}`}>
          {activity.title}
        </CardLink>
      </Heading>
      <p className="text-sm text-ink-soft">{activity.subtitle}</p>
      <p className="flex items-center gap-1.5 text-sm text-ink-soft">
        <ClockIcon className="size-4" />
        {[t.activity.time(activity.minutes), activity.season].filter(Boolean).join(' · ')}
      </p>
      <Heart id={`activity:${activity.id}`} title={activity.title} />
    </Card>
  )
}
