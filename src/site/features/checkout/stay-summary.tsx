import { Link } from 'react-router'
import { useLocale, useText } from '../../../client/text.tsx'
import { countNights } from '../../../domain/stays/stay.ts'
import { fill, fillCount, leftToRight } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { toPartyText } from '../../../i18n/party-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PinIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { StoredReservation } from '../booking/stored-reservation.ts'
import type { CheckoutData } from './load-checkout.ts'
import { toPropertyPath } from './to-property-path.ts'
import type { Property } from './use-selection.ts'

type StaySummaryProps = {
  messages: CheckoutData['messages']['stay']
  bookingMessages: CheckoutData['bookingMessages']
  stored: StoredReservation
  property: Pick<Property, 'title' | 'address' | 'picture' | 'checkIn' | 'checkOut'> & {
    roomTypes: readonly { id: number; title: string }[]
    /** Percent, off every night already. */
    discount?: number
  }
}

export function StaySummary({ messages, bookingMessages, stored, property }: StaySummaryProps) {
  const locale = useLocale()
  const t = useText()
  const titles = new Map(property.roomTypes.map(({ id, title }) => [id, title]))
  const day = (of: string, text: string, clock: string) => (
    <>
      {formatDay(locale, of)}
      <span className="block text-sm font-normal text-ink-soft">{fill(text, { clock: leftToRight(clock) })}</span>
    </>
  )
  const facts = [
    { label: messages.checkIn, value: day(stored.checkIn, messages.from, property.checkIn) },
    { label: messages.checkOut, value: day(stored.checkOut, messages.until, property.checkOut) },
    { label: messages.nights, value: fillCount(locale, countNights(stored), bookingMessages.nights) },
    { label: messages.guests, value: toPartyText(locale, bookingMessages, stored) },
  ]
  return (
    <div className="space-y-5">
      <PropertyBrief property={property} />
      <dl className="grid gap-4 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        <div className="sm:col-span-2">
          <dt className="text-sm text-ink-soft">{messages.rooms}</dt>
          {stored.rooms.map(({ roomTypeId, count }) => (
            <dd key={roomTypeId} className="font-semibold">
              {count} × {titles.get(roomTypeId)}
            </dd>
          ))}
          {property.discount ? (
            <dd className="mt-1">
              <Badge tone="gold">{t.price.off(property.discount)}</Badge>
            </dd>
          ) : null}
        </div>
      </dl>
      <Link
        to={toPropertyPath(stored)}
        className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
      >
        {messages.change}
      </Link>
    </div>
  )
}

function PropertyBrief({ property }: Pick<StaySummaryProps, 'property'>) {
  return (
    <div className="flex gap-4">
      <Picture
        picture={{ ...property.picture, alt: '' }}
        sizes="7rem"
        className="aspect-square w-24 shrink-0 self-start rounded-control sm:w-28"
      />
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">{property.title}</h3>
        <p className="flex items-start gap-1.5 text-ink-soft">
          <PinIcon className="mt-1 size-4" />
          {property.address}
        </p>
      </div>
    </div>
  )
}
