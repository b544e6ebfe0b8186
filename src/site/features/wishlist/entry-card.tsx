import { useState } from 'react'
import { Link } from 'react-router'
import { useBothText } from '../../../client/money/both-text.ts'
import { useDinars } from '../../../client/money/dinars.tsx'
import { useCall } from '../../../client/session/auth.ts'
import { useLocale, useText } from '../../../client/text.tsx'
import { fill } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardAction, CardLink } from '../../../ui/card.tsx'
import { PinIcon } from '../../../ui/icons.tsx'
import { TrashIcon } from '../../../ui/icons-account.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { EntryNote } from './entry-note.tsx'
import type { Wishlist } from './load-wishlist.ts'
import type { WishlistEntryView } from './to-entry.ts'
import { noteSaved } from './wishlist-channel.ts'

type EntryCardProps = { entry: WishlistEntryView; messages: Wishlist['messages']; onRemoved: () => void }

export function EntryCard({ entry, messages, onRemoved }: EntryCardProps) {
  const { property, propertyId, title, saved } = entry
  return (
    <Card
      className="sm:flex-row"
      media={
        property && (
          <Picture
            picture={{ ...property.picture, alt: '' }}
            sizes="(min-width: 640px) 14rem, 92vw"
            className="aspect-16/9 sm:aspect-auto sm:w-56 sm:shrink-0"
          />
        )
      }
    >
      {property ? (
        <OfferedProperty entry={entry} property={property} cheaper={messages.entry.cheaper} />
      ) : (
        <>
          <Badge tone="warning" className="self-start">
            {messages.entry.gone}
          </Badge>
          <h2 className="text-xl wrap-anywhere">{title}</h2>
          <p className="text-ink-soft">{messages.entry.goneHint}</p>
        </>
      )}
      <p className="note">{saved}</p>
      <CardAction className="space-y-3">
        <EntryNote entry={entry} messages={messages.note} offline={messages.entry.offline}>
          <RemoveButton
            id={entry.id}
            propertyId={propertyId}
            title={title}
            messages={messages.entry}
            onRemoved={onRemoved}
          />
        </EntryNote>
      </CardAction>
    </Card>
  )
}

type OfferedProps = { entry: WishlistEntryView; property: NonNullable<WishlistEntryView['property']>; cheaper: string }

function OfferedProperty({ entry: { propertyId, title, less }, property, cheaper }: OfferedProps) {
  const t = useText()
  const locale = useLocale()
  const dinars = useDinars()
  const both = useBothText()
  const { kind, stars, rating, place, price, before } = property
  return (
    <>
      <div className="between note">
        <span className="inline-flex items-center gap-2">
          {kind}
          {stars && <Stars only value={stars} label={t.rating.stars(stars)} className="h-4" />}
        </span>
        {rating.value !== null && (
          <Rating compact value={rating.value} label={t.rating.outOf(rating.value)} count={`(${rating.count})`} />
        )}
      </div>
      <h2 className="text-xl wrap-anywhere">
        <CardLink as={Link} to={`/properties/${propertyId}`}>
          {title}
        </CardLink>
      </h2>
      <p className="note flex items-center gap-1.5">
        <PinIcon className="size-4" />
        {place}
      </p>
      <Price
        amount={formatPrice(locale, price)}
        before={before ? formatPrice(locale, before) : undefined}
        beforeLabel={t.price.before}
        amountLabel={before ? t.price.now : undefined}
        about={dinars(price)}
        note={t.price.perNight}
      />
      {less && <p className="font-semibold text-success">{fill(cheaper, { amount: both(less) })}</p>}
    </>
  )
}

type RemoveButtonProps = Pick<WishlistEntryView, 'id' | 'propertyId' | 'title'> & {
  messages: Wishlist['messages']['entry']
  onRemoved: () => void
}

/** Without a question: it can be undone. */
function RemoveButton({ id, propertyId, title, messages, onRemoved }: RemoveButtonProps) {
  const call = useCall()
  const [isPending, setPending] = useState(false)
  const remove = async () => {
    setPending(true)
    const { ok, status } = await call(
      'DELETE /customer/property-wishlist/{id}',
      { params: { id } },
      { hide: { success: true } },
    )
    setPending(false)
    // Taken out elsewhere meanwhile.
    if (!ok && status !== 404) return
    noteSaved(propertyId, false)
    onRemoved()
  }
  return (
    <Button
      type="button"
      tone="quiet"
      size="small"
      isPending={isPending}
      pendingLabel={messages.removing}
      onClick={remove}
    >
      <TrashIcon />
      {messages.remove}
      <span className="sr-only">: {title}</span>
    </Button>
  )
}
