import { Link, useRevalidator } from 'react-router'
import { useText } from '../../../../client/text.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { PinIcon, SuitcaseIcon } from '../../../../ui/icons.tsx'
import { OrderCard } from '../../orders/order-card.tsx'
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

export const TripCard = ({ trip: { place, ...trip } }: { trip: TripView }) => (
  <OrderCard
    {...trip}
    heading="h3"
    lead={
      <p className="flex items-start gap-1.5 text-ink-soft">
        <PinIcon className="mt-1 size-4" />
        {place}
      </p>
    }
  />
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
        <Button
          type="button"
          tone="quiet"
          isPending={state !== 'idle'}
          pendingLabel={t.loading}
          onClick={() => revalidate()}
        >
          {t.error.retry}
        </Button>
      }
    />
  )
}
