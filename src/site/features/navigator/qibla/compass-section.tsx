import { useLocale } from '../../../../client/text.tsx'
import { isFacing, toAccuracy, toTurn } from '../../../../domain/prayer/compass.ts'
import { type QiblaText, qiblaText } from '../../../../i18n/messages/qibla.ts'
import { Button } from '../../../../ui/button.tsx'
import { CompassIcon } from '../../../../ui/icons.tsx'
import type { CompassState } from './compass-state.ts'
import { toDegreesText } from './to-degrees-text.ts'
import type { Compass } from './use-compass.ts'

type CompassPartProps = { compass: Compass; bearing: number; declination: number | null }

/** The device's sensor: its direction, its accuracy, and its faults. */
export function CompassPart({ compass, bearing, declination }: CompassPartProps) {
  const t = qiblaText[useLocale()]
  const { state, heading } = compass
  const canStart = state.name === 'off' || state.name === 'denied'
  return (
    <section aria-labelledby="qibla-compass" className="panel noscript:hidden">
      <h2 id="qibla-compass" className="text-xl">
        {t.compass}
      </h2>
      <p className="note mt-2">{t.hold}</p>
      {/* Room for all that a reading says, from the tap on: what lies below must not move when it comes. */}
      <div className={canStart ? undefined : 'min-h-56'}>
        {heading !== null && <Turn heading={heading} bearing={bearing} />}
        <div role="status" className="mt-3">
          {state.name !== 'off' && <p className={look(state)}>{toMessage(t, state)}</p>}
        </div>
        {heading !== null && (
          <p className="note mt-2">
            {declination === null ? t.noDeclination : t.declination(toDegreesText(declination, 1))}
          </p>
        )}
      </div>
      <Button
        type="button"
        tone={canStart ? 'primary' : 'quiet'}
        onClick={canStart ? compass.start : compass.stop}
        className="mt-4 max-sm:w-full"
      >
        <CompassIcon />
        {canStart ? t.start : t.stop}
      </Button>
    </section>
  )
}

/** Changes with every move, so it is seen and not spoken; that one faces it is. */
function Turn({ heading, bearing }: { heading: number; bearing: number }) {
  const t = qiblaText[useLocale()]
  const turn = toTurn(heading, bearing)
  const faces = isFacing(heading, bearing)
  return (
    <>
      <p aria-hidden="true" className={`mt-3 text-2xl font-bold tabular-nums ${faces ? 'text-success' : ''}`}>
        {faces ? t.facing : (turn < 0 ? t.turnLeft : t.turnRight)(toDegreesText(Math.abs(turn)))}
      </p>
      <p role="status" className="sr-only">
        {faces ? t.facing : ''}
      </p>
    </>
  )
}

const isGood = (state: CompassState): boolean =>
  state.name === 'asking' || (state.name === 'running' && toAccuracy(state.accuracy) !== 'poor')

const look = (state: CompassState): string =>
  isGood(state) ? 'text-ink-soft' : 'rounded-control bg-warning-soft px-4 py-3 text-warning'

function toMessage(t: QiblaText, state: CompassState): string {
  if (state.name === 'off') return ''
  if (state.name !== 'running') return t[state.name]
  if (state.accuracy === null) return t.unknown
  const off = t.accuracy(toDegreesText(state.accuracy))
  return toAccuracy(state.accuracy) === 'poor' ? `${off} ${t.poor}` : off
}
