import { Link } from 'react-router'
import type { Startup } from '../../../client/context.ts'
import { useText } from '../../../client/text.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { Picture } from '../../../ui/picture.tsx'

/** The governorates with their stays. */
export function PlaceTiles({ title, places }: { title: string; places: Startup['locations'] }) {
  const t = useText()
  return (
    <Carousel
      label={title}
      previousLabel={t.list.back}
      nextLabel={t.list.forward}
      header={<h2 className="text-2xl">{title}</h2>}
      itemClassName="w-40 sm:w-[calc((100%-2rem)/3)] md:w-[calc((100%-3rem)/4)] lg:w-[calc((100%-5rem)/6)] min-[112rem]:w-[calc((100%-7rem)/8)]"
    >
      {places.map(({ id, title: name, properties, picture }) => (
        <Link
          key={id}
          to={`/properties?location=${id}`}
          className="relative isolate block overflow-hidden rounded-card -outline-offset-4"
        >
          <Picture
            isInRow
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 640px) 12rem, 10rem"
            className="aspect-3/4"
          />
          <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-[#0b1a3a]/90 to-transparent px-4 pt-14 pb-3 text-white">
            <span className="block text-lg font-bold">{name}</span>
            <span className="block text-sm">{t.home.properties(properties)}</span>
          </span>
        </Link>
      ))}
    </Carousel>
  )
}
