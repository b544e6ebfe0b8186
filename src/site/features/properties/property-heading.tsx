import { useText } from '../../../client/text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { PinIcon } from '../../../ui/icons.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { ShareButton } from '../../details/share-button.tsx'
import { Heart } from '../wishlist/heart.tsx'
import type { PropertyData } from './property-data.ts'

type Headed = Pick<PropertyData, 'id' | 'title' | 'address' | 'propertyType' | 'stars' | 'discount' | 'rating'>

/** Title, location and rating: the rating leads to the reviews. */
export function PropertyHeading({ property }: { property: Headed }) {
  const t = useText()
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-4">
      <div>
        <p className="mb-1 flex flex-wrap items-center gap-2">
          <Badge tone="brand">{property.propertyType.title}</Badge>
          {property.stars && <Stars only value={property.stars} label={t.rating.stars(property.stars)} />}
          {property.discount > 0 && <Badge tone="gold">{t.price.off(property.discount)}</Badge>}
        </p>
        <h1 className="text-3xl md:text-4xl">{property.title}</h1>
        <p className="mt-2 flex items-center gap-1.5 text-ink-soft">
          <PinIcon className="size-4" />
          {property.address}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:gap-4">
        {property.rating.value !== null && (
          <a href="#reviews" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
            <Rating
              value={property.rating.value}
              label={t.rating.outOf(property.rating.value)}
              count={t.rating.reviews(property.rating.count)}
            />
          </a>
        )}
        <Heart id={property.id} title={property.title} />
        <ShareButton title={property.title} />
      </div>
    </header>
  )
}
