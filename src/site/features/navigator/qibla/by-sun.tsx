import { useLocale } from '../../../../client/text.tsx'
import { toTurn } from '../../../../domain/prayer/compass.ts'
import type { SunPosition } from '../../../../domain/prayer/sun.ts'
import { qiblaText } from '../../../../i18n/messages/qibla.ts'
import { toDegreesText } from './to-degrees-text.ts'
import { toPoint } from './to-point.ts'

/** So near to the zenith a shadow has no direction to go by. */
const highest = 80

/** The direction by the sun's, which needs no sensor. At midday it holds without a clock, too. */
export function BySun({ bearing, sun }: { bearing: number; sun: SunPosition | null }) {
  const t = qiblaText[useLocale()]
  const face = (from: number) => {
    const turn = toTurn(from, bearing)
    return (turn < 0 ? t.faceLeft : t.faceRight)(toDegreesText(Math.abs(turn)))
  }
  const now = () => {
    if (!sun) return '\u00a0'
    if (sun.altitude <= 0) return t.sunDown
    if (sun.altitude > highest) return t.sunHigh
    return `${t.sunAt(toDegreesText(sun.azimuth), t.points[toPoint(sun.azimuth)] ?? '')} ${face(sun.azimuth)}`
  }
  return (
    <section aria-labelledby="qibla-sun" className="panel">
      <h2 id="qibla-sun" className="text-xl">
        {t.sun}
      </h2>
      <p className="mt-3 min-h-20 noscript:hidden">{now()}</p>
      <p className="mt-2">
        {t.noon} {face(180)}
      </p>
      <p className="note mt-2">{t.careful}</p>
    </section>
  )
}
