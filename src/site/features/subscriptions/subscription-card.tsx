import { Link } from 'react-router'
import type { SubscriptionsText } from '../../../i18n/messages/subscriptions.ts'
import { Card, CardLink } from '../../../ui/card.tsx'
import { CalendarIcon, TicketIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SubscriptionStatus } from './subscription-status.tsx'
import type { SubscriptionView } from './to-subscription.ts'

type SubscriptionCardProps = { view: SubscriptionView; labels: SubscriptionsText['labels'] }

export const SubscriptionCard = ({ view, labels }: SubscriptionCardProps) => (
  <Card
    className="sm:flex-row"
    media={
      <Picture
        picture={{ ...view.picture, alt: '' }}
        sizes="(min-width: 640px) 13rem, 92vw"
        className="aspect-16/9 sm:aspect-auto sm:w-52 sm:shrink-0"
      />
    }
  >
    <SubscriptionStatus {...view} />
    <h3 className="text-lg wrap-anywhere">
      <CardLink as={Link} to={`/account/subscription/${view.id}`}>
        {view.title}
      </CardLink>
    </h3>
    <p className="flex items-start gap-1.5">
      <CalendarIcon className="mt-1 size-4 text-brand" />
      <span>
        {view.plan}
        {(view.starts || view.until) && (
          <span className="block text-sm text-ink-soft">{[view.starts, view.until].filter(Boolean).join(' · ')}</span>
        )}
      </span>
    </p>
    <p className="flex items-start gap-1.5">
      <TicketIcon className="mt-1 size-4 text-brand" />
      {view.uses}
    </p>
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-sm text-ink-soft">
        {labels.number}: <bdi dir="ltr">{view.code}</bdi>
      </span>
      <span className="font-bold tabular-nums">
        <span className="sr-only">{labels.price} </span>
        {view.price}
      </span>
    </p>
  </Card>
)
