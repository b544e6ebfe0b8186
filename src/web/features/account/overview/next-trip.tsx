import { Link, useRevalidator } from 'react-router'
import { useText } from '../../../text.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { CalendarIcon, PinIcon } from '../../../ui/icons.tsx'
import { SuitcaseIcon } from '../../../ui/icons-account.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { StatusLabel } from '../../../ui/status-label.tsx'
import type { Overview } from './load-overview.ts'
import type { TripView } from './to-trip.ts'

export const NextTrip = ({ messages, trip }: Pick<Overview, 'messages' | 'trip'>) => (
  <section aria-labelledby="next-trip">
    <h2 id="next-trip" className="mb-4 text-2xl">
      {messages.trip}
    </h2>
    {trip ? (
      <TripCard trip={trip} />
    ) : trip === null ? (
      <NoTrip messages={messages} />
    ) : (
      <UnknownTrip title={messages.unknown} />
    )}
  </section>
)

export const TripCard = ({ trip }: { trip: TripView }) => (
  <Card
    className="sm:flex-row"
    media={
      <Picture
        picture={{ ...trip.picture, alt: '' }}
        sizes="(min-width: 640px) 16rem, 92vw"
        className="aspect-16/9 sm:aspect-auto sm:w-64 sm:shrink-0"
      />
    }
  >
    <p className="flex flex-wrap gap-2">
      <StatusLabel status={trip.status.status}>{trip.status.label}</StatusLabel>
      <StatusLabel status={trip.payment.status}>{trip.payment.label}</StatusLabel>
    </p>
    <h3 className="text-xl wrap-anywhere">
      <CardLink as={Link} to={trip.to}>
        {trip.title}
      </CardLink>
    </h3>
    <p className="flex items-start gap-1.5 text-ink-soft">
      <PinIcon className="mt-1 size-4" />
      {trip.place}
    </p>
    <p className="flex items-start gap-1.5">
      <CalendarIcon className="mt-1 size-4 text-brand" />
      <span>
        {trip.dates}
        <span className="block text-sm text-ink-soft">{trip.extent}</span>
      </span>
    </p>
  </Card>
)

const NoTrip = ({ messages }: Pick<Overview, 'messages'>) => (
  <EmptyState
    heading="h3"
    title={messages.noTrip}
    icon={<SuitcaseIcon className="size-8" />}
    action={
      <ButtonLink as={Link} to="/properties">
        {messages.findProperty}
      </ButtonLink>
    }
  >
    {messages.noTripHint}
  </EmptyState>
)

function UnknownTrip({ title }: { title: string }) {
  const t = useText()
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      heading="h3"
      title={title}
      retry={
        <PlainButton
          type="button"
          tone="quiet"
          isPending={state !== 'idle'}
          pendingLabel={t.loading}
          onClick={() => revalidate()}
        >
          {t.error.retry}
        </PlainButton>
      }
    />
  )
}
