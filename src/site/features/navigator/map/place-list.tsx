import { Link } from 'react-router'
import { useLocale } from '../../../../client/text.tsx'
import { metersBetween, type Position } from '../../../../domain/map/map-frame.ts'
import { formatDistance } from '../../../../i18n/format-distance.ts'
import type { MapTexts, Place } from './map-data.ts'

type ListedPlace = Place & { href: string }
type Props = {
  places: readonly ListedPlace[]
  text: MapTexts
  chosen: string | null
  /** The location that the person has shared: distances are measured from there, or not at all. */
  from: Position | null
}

/** The map's content as a list, for the keyboard, the screen reader and readers of text. */
export function PlaceList({ places, text, chosen, from }: Props) {
  const locale = useLocale()
  return (
    <ul className="divide-y divide-line">
      {toMeasured(places, from).map(({ key, kind, title, location, meters, isExact, href }) => (
        <li key={key}>
          <Link
            to={href}
            preventScrollReset
            aria-current={key === chosen ? 'true' : undefined}
            className="flex min-h-14 items-center justify-between gap-3 py-2.5 hover:text-brand aria-[current=true]:text-brand"
          >
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="text-sm text-ink-soft">
                {[text.kinds[kind], location?.title].filter(Boolean).join(' · ')}
              </span>
            </span>
            {meters !== null && (
              <bdi className="shrink-0 text-sm text-ink-soft tabular-nums">
                {isExact ? '' : '≈ '}
                {formatDistance(locale, meters)}
              </bdi>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The nearest to the person first; without a location in the order of the map. */
function toMeasured(
  places: readonly ListedPlace[],
  from: Position | null,
): (ListedPlace & { meters: number | null })[] {
  if (!from) return places.map((place) => ({ ...place, meters: null }))
  return places
    .map((place) => ({ ...place, meters: metersBetween(from, place.coordinates) }))
    .toSorted((one, two) => one.meters - two.meters)
}
