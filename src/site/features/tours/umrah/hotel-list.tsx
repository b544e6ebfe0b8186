import { WalkIcon } from '../../../../client/frame/nav-icons.tsx'
import { useText } from '../../../../client/text.tsx'
import { BedIcon } from '../../../../ui/icons.tsx'
import { Stars } from '../../../../ui/stars.tsx'
import type { UmrahDetail } from './umrah-data.ts'

/** The hotels of the group, with their walking distance. */
export function HotelList({ hotels }: Pick<UmrahDetail, 'hotels'>) {
  const t = useText()
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {hotels.map(({ city, title, stars, nights, distance, walk, gate }) => (
        <li key={city + title} className="panel">
          <p className="flex items-center justify-between gap-3 text-sm font-semibold text-brand">
            {city}
            <Stars only value={stars} label={t.rating.stars(stars)} className="h-4" />
          </p>
          <h3 className="mt-1 text-lg">{title}</h3>
          <p className="mt-3 flex items-start gap-2">
            <WalkIcon className="mt-0.5 size-5 text-brand" />
            <span>
              <span className="block font-semibold">{distance}</span>
              <span className="block text-sm text-ink-soft">{walk}</span>
              {gate && <span className="block text-sm text-ink-soft">{gate}</span>}
            </span>
          </p>
          <p className="mt-2 flex items-center gap-2">
            <BedIcon className="size-5 text-brand" />
            {nights}
          </p>
        </li>
      ))}
    </ul>
  )
}
