import { useLocale } from '../../../../client/text.tsx'
import { findDeclination } from '../../../../domain/prayer/magnetic-declination.ts'
import { toQibla } from '../../../../domain/prayer/qibla.ts'
import { groupThousands } from '../../../../i18n/group-thousands.ts'
import { qiblaText } from '../../../../i18n/messages/qibla.ts'
import { BySun } from './by-sun.tsx'
import { CompassDrawing } from './compass-drawing.tsx'
import { CompassPart } from './compass-section.tsx'
import type { QiblaData } from './load-qibla.ts'
import { PlaceForm } from './place-form.tsx'
import { toDegreesText } from './to-degrees-text.ts'
import { toPoint } from './to-point.ts'
import { useCompass } from './use-compass.ts'
import { usePlace } from './use-place.ts'
import { useSun } from './use-sun.ts'

/** The direction of the Kaaba from a city or from here: as a number and a drawing, by the compass, by the sun. */
export function QiblaPanel({ data }: { data: QiblaData }) {
  const t = qiblaText[useLocale()]
  const place = usePlace(data)
  const { bearing, kilometers } = toQibla(place.coordinates)
  const declination = findDeclination(place.coordinates)
  const compass = useCompass(declination ?? 0)
  const sun = useSun(place.coordinates)
  const isUp = sun !== null && sun.altitude > 0
  const degrees = toDegreesText(bearing, 1)
  const point = t.points[toPoint(bearing)] ?? ''
  return (
    <div className="space-y-6">
      <PlaceForm data={data} place={place} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <section
          aria-labelledby="qibla-place"
          className="rounded-card border border-line bg-surface p-5 text-center shadow-soft"
        >
          <h2 id="qibla-place" className="text-xl">
            {place.title ?? t.here}
          </h2>
          <CompassDrawing
            label={t.drawing(degrees, point)}
            points={[t.points[0], t.points[2], t.points[4], t.points[6]]}
            bearing={bearing}
            heading={compass.heading}
            sun={isUp ? sun.azimuth : null}
          />
          <ul aria-hidden="true" className="note mb-4 flex flex-wrap justify-center gap-x-5 gap-y-1">
            <Mark look="bg-ink" label={t.kaabaMark} />
            <Mark look="rounded-full bg-gold" label={t.sunMark} isHidden={!isUp} />
          </ul>
          <dl className="grid grid-cols-2 gap-3 text-start">
            <Fact label={t.direction} value={point} />
            <Fact label={t.distance} value={t.kilometers(groupThousands(String(Math.round(kilometers))))} />
            <Fact label={t.bearing} value={degrees} />
          </dl>
        </section>
        <div className="space-y-6">
          <CompassPart compass={compass} bearing={bearing} declination={declination} />
          <BySun bearing={bearing} sun={sun} />
        </div>
      </div>
    </div>
  )
}

/** Its room is there before it is known where the sun stands. */
const Mark = ({ look, label, isHidden = false }: { look: string; label: string; isHidden?: boolean }) => (
  <li className={`flex items-center gap-2 ${isHidden ? 'invisible' : ''}`}>
    <span className={`size-3 ${look}`} />
    {label}
  </li>
)

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="note">{label}</dt>
    <dd className="text-lg font-bold">{value}</dd>
  </div>
)
