import { Link } from 'react-router'
import { type Cost, usePrice } from '../../../client/money/dinars.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { PinIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Heart } from './heart.tsx'
import type { WishlistItem } from './to-item.ts'

type Props = { title: string; gone: string; items: WishlistItem[] }

/** Their hearts remove them; a mistaken tap can be undone by another, since entries stay until the page is opened anew. */
export const SavedItems = ({ title, gone, items }: Props) => (
  <section aria-label={title} className="space-y-4">
    <h2 className="text-xl">{title}</h2>
    <ul className="grid gap-4 sm:grid-cols-2">
      {items.map((one) => (
        <Card key={one.heart} as="li" media={one.item && <ItemPicture item={one.item} />}>
          <p className="note">{one.kind}</p>
          <h3 className="pe-12 text-lg wrap-anywhere">
            {one.item ? (
              <CardLink as={Link} to={one.item.path}>
                {one.title}
              </CardLink>
            ) : (
              one.title
            )}
          </h3>
          {one.item ? (
            <>
              <p className="note flex items-center gap-1.5">
                <PinIcon className="size-4" />
                {one.item.place}
              </p>
              {one.item.cost && <ItemPrice cost={one.item.cost} />}
            </>
          ) : (
            <Badge tone="warning" className="self-start">
              {gone}
            </Badge>
          )}
          <Heart id={one.heart} title={one.title} />
        </Card>
      ))}
    </ul>
  </section>
)

const ItemPrice = ({ cost }: { cost: Cost }) => <Price size="small" {...usePrice(cost)} />

const ItemPicture = ({ item }: { item: NonNullable<WishlistItem['item']> }) => (
  <Picture picture={{ ...item.picture, alt: '' }} sizes="(min-width: 640px) 22rem, 92vw" className="aspect-16/9" />
)
