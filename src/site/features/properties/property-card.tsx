import { Link } from 'react-router'
import { type Cost, type FindDinars, useDinars } from '../../../client/money/dinars.tsx'
import { useLocale, useText } from '../../../client/text.tsx'
import { formatPrice } from '../../../i18n/format-price.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { askForPicture, Picture, type Priority } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { Heart } from '../wishlist/heart.tsx'
import { CompareTick } from './compare-tick.tsx'
import type { ShownStayPrice } from './find-free.ts'
import type { PropertyCardData } from './property-card-data.ts'

type Props = {
  property: PropertyCardData
  /** The visitor's days and party, passed on to the property's page. */
  query?: string
  priority?: Priority
  /** One of a row that goes on beyond the edge. */
  isInRow?: boolean
  heading?: 'h2' | 'h3'
  /** Handed in where a card is kept: it is rendered apart from the page, whose root knows the rate. */
  dinars: FindDinars
  /** The price of the whole stay, where it is known; null where its rooms have just been taken. */
  stay?: ShownStayPrice
  /** The label of the tick to compare it, where that is possible. */
  compare?: string
}

const toPicture = (picture: PropertyCardData['picture']) => ({
  picture: { ...picture, alt: '' },
  sizes: '(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 92vw',
  isOfCard: true,
})

/** For the first cards of a list, which are visible first. */
export const askForCardPicture = ({ picture }: PropertyCardData, isSaving: boolean): void =>
  askForPicture(toPicture(picture), isSaving)

export function PropertyCard({
  property,
  query = '',
  priority,
  isInRow,
  heading: Heading = 'h3',
  dinars,
  stay,
  compare,
}: Props) {
  const t = useText()
  const { title, stars, rating, location, propertyType, discount, picture } = property
  return (
    <Card
      media={<Picture {...toPicture(picture)} priority={priority} isInRow={isInRow} className="aspect-4/3" />}
      footer={stay ? <StayPrice stay={stay} dinars={dinars} /> : <NightPrice property={property} dinars={dinars} />}
    >
      <div className="between note">
        <span className="inline-flex items-center gap-2">
          {propertyType.title}
          {stars && <Stars only value={stars} label={t.rating.stars(stars)} className="h-4" />}
        </span>
        {rating.value !== null && (
          <Rating compact value={rating.value} label={t.rating.outOf(rating.value)} count={`(${rating.count})`} />
        )}
      </div>
      <Heading className="text-lg">
        <CardLink as={Link} to={`/properties/${property.id}${query}`}>
          {title}
        </CardLink>
      </Heading>
      <p className="card-place note">{[property.area, location.title].filter(Boolean).join(' · ')}</p>
      {property.away && <p className="note font-semibold">{property.away}</p>}
      {property.facts && property.facts.length > 0 && (
        <ul className="card-facts note">
          {property.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {property.policy && <p className="note">{property.policy}</p>}
      {compare && <CompareTick id={property.id} label={compare} title={title} />}
      <Heart id={property.id} title={title} />
      {discount > 0 && (
        <Badge tone="gold" className="absolute start-3 top-3">
          {t.price.off(discount)}
        </Badge>
      )}
    </Card>
  )
}

function StayPrice({ stay, dinars }: { stay: ShownStayPrice; dinars: FindDinars }) {
  if (stay.price === null) return <p className="text-ink-soft">{stay.note}</p>
  return (
    <>
      <ReducedPrice {...stay} dinars={dinars} note={stay.note} />
      {stay.night && <ReducedPrice {...stay.night} dinars={dinars} size="small" />}
    </>
  )
}

type CardPrice = Pick<PropertyCardData, 'price' | 'priceBefore' | 'discount'>

export const PropertyPrice = ({ property }: { property: CardPrice }) => (
  <NightPrice property={property} dinars={useDinars()} />
)

function NightPrice({ property, dinars }: { property: CardPrice; dinars: FindDinars }) {
  const { price, priceBefore, discount } = property
  const before = discount > 0 ? priceBefore : undefined
  return <ReducedPrice price={price} before={before} dinars={dinars} note={useText().price.perNight} />
}

type ReducedPriceProps = { price: Cost; before?: Cost; dinars: FindDinars; note: string; size?: 'small' }

/** After a discount, with what it was before. */
function ReducedPrice({ price, before, dinars, note, size }: ReducedPriceProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <Price
      amount={formatPrice(locale, price)}
      before={before && formatPrice(locale, before)}
      beforeLabel={t.price.before}
      amountLabel={before && t.price.now}
      about={dinars(price)}
      note={note}
      size={size}
    />
  )
}
