import type { ReactNode } from 'react'
import { useText } from '../../../client/text.tsx'
import { scarceBedsOf } from '../../../domain/stays/bed-places.ts'
import { Card } from '../../../ui/card.tsx'
import { BedIcon } from '../../../ui/icons.tsx'
import { UsersIcon } from '../../../ui/icons-detail.tsx'
import { Picture, pictureFile } from '../../../ui/picture.tsx'
import { PhotoLink } from '../../details/photo-gallery.tsx'
import { FeatureList } from './feature-list.tsx'
import { PropertyPrice } from './property-card.tsx'
import type { RoomTypeData } from './property-data.ts'

type RoomTypeCardProps = {
  room: RoomTypeData
  discount: number
  /** The place of its first picture among those of the page. */
  photo: number
  /** The first line of the cancellation policy. */
  policy: readonly string[]
  /** In place of what a night costs: what the nights in question cost, and how to choose it. */
  children?: ReactNode
}

export function RoomTypeCard({ room, discount, policy, photo, children }: RoomTypeCardProps) {
  const t = useText()
  const places = scarceBedsOf(room)
  return (
    <Card
      className="md:flex-row"
      media={
        <div className="relative aspect-16/9 md:aspect-auto md:w-72 md:shrink-0">
          <PhotoLink index={photo} label={`${t.property.gallery}: ${room.title}`} className="absolute inset-0">
            <Picture
              picture={{ ...room.picture, alt: '' }}
              sizes="(min-width: 768px) 18rem, 92vw"
              className="absolute inset-0"
            />
          </PhotoLink>
          <ul className="absolute start-2 bottom-2 flex gap-2">
            {room.pictures.slice(1).map(({ url }, index) => (
              <li key={url}>
                <PhotoLink index={photo + index + 1} label={`${t.property.gallery}: ${room.title} (${index + 2})`}>
                  <img
                    src={pictureFile(url, 320)}
                    alt=""
                    width={56}
                    height={56}
                    loading="lazy"
                    className="size-14 rounded-control border-2 border-white object-cover"
                  />
                </PhotoLink>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <h3 className="text-lg">{room.title}</h3>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <UsersIcon className="size-4" />
          {t.property.guests(room.maxGuests)}
          {places > 0 && t.property.inBeds(places)}
        </span>
        <span>{t.property.area(room.area)}</span>
        <span>{t.property.floor(room.floor)}</span>
        {!children && <span>{t.property.left(room.units)}</span>}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {room.bedTypes.map(({ id, title, count }) => (
          <li key={id} className="inline-flex items-center gap-1.5">
            <BedIcon className="size-4 text-brand" />
            {count} × {title}
          </li>
        ))}
      </ul>
      <FeatureList small features={room.features} />
      <p className="text-sm text-ink-soft">{policy.join(' ')}</p>
      <div className="mt-auto pt-2">{children ?? <PropertyPrice property={{ ...room, discount }} />}</div>
    </Card>
  )
}
