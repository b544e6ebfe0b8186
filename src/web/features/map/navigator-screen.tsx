import { useEffect } from 'react'
import { Link, useHref } from 'react-router'
import { centreOf, type Frame, formatFrame, type Position, wholeCountry } from '../../../domain/map-frame.ts'
import { toSquare } from '../../../domain/map-view.ts'
import { townNames } from '../../../i18n/map-names.ts'
import { type MapAddress, toMapPath } from '../../map/map-address.ts'
import { isDrawn, toProjection } from '../../map/map-drawing.ts'
import { MapSurface } from '../../map/map-surface.tsx'
import { MapWays } from '../../map/map-ways.tsx'
import { useMapView } from '../../map/use-map-view.ts'
import { useLocale } from '../../text.tsx'
import { buttonClass } from '../../ui/button-link.tsx'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { NavigatorData } from './map-data.ts'
import { MapMarks } from './map-marks.tsx'
import { PlaceCard } from './place-card.tsx'
import { PlaceList } from './place-list.tsx'
import { useNear } from './use-near.ts'

const whole = toSquare(wholeCountry)

/** Map and list side by side; on a phone the list is below. Complete before its script has come. */
export function NavigatorScreen({ data }: { data: NavigatorData }) {
  const { text, frame, kinds, place, chips, marks, places, found, nearestOnly } = data
  const locale = useLocale()
  const map = useMapView(frame)
  const { view, setView, isFree, moveFreely } = map
  const near = useNear((position) => setView((shown) => lookAt(shown, position)))
  const isElsewhere = formatFrame(view) !== formatFrame(frame)
  // The frame says where somebody is who stands in its middle: it goes into no address before they search there.
  const isOwnSpot = near.position !== null
  const address = { frame: isOwnSpot ? frame : view, kinds, place: place?.key ?? null }
  useKeptAddress(address, isElsewhere)
  const hrefOf = (to: Frame) => toMapPath({ ...address, frame: to })
  const project = toProjection(view)
  const drawn = marks
    .map((mark) => ({
      ...mark,
      ...project(mark.coordinates),
      href: mark.href ?? toMapPath({ ...address, place: mark.key }),
    }))
    .filter(isDrawn)
    .toSorted((one, two) => one.y - two.y)

  return (
    <>
      <ChipLinks
        as={Link}
        label={text.kindsLabel}
        chips={chips.map((chip) => ({ ...chip, href: toMapPath({ ...address, kinds: chip.kinds }) }))}
        className="mb-4"
      />
      <div className="grid gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <div className="md:sticky md:top-20">
            <MapSurface map={map} towns={townNames(locale)} marks={drawn} label={text.mapOfIraq} style={data.style}>
              <MapMarks
                marks={drawn}
                chosen={place?.coordinates ?? null}
                me={near.position}
                project={project}
                areReachable={isFree}
              />
            </MapSurface>
            <div className="mt-3 flex flex-wrap gap-2">
              <MapWays
                frame={view}
                hrefOf={hrefOf}
                whole={{ href: hrefOf(whole), frame: whole }}
                text={text.ways}
                replace
                onMove={isOwnSpot ? (to) => setView(() => to) : undefined}
              />
              <button
                type="button"
                onClick={near.ask}
                className={buttonClass({ tone: 'quiet', size: 'small', className: 'noscript:hidden' })}
              >
                {text.nearMe}
              </button>
              {!isFree && (
                <button
                  type="button"
                  onClick={moveFreely}
                  className={buttonClass({ tone: 'quiet', size: 'small', className: 'noscript:hidden' })}
                >
                  {text.ways.move}
                </button>
              )}
              {isElsewhere && (
                <Link
                  to={toMapPath({ ...address, frame: view })}
                  // The address says so already: going back would lead to the same.
                  replace={!isOwnSpot}
                  preventScrollReset
                  className={buttonClass({ size: 'small' })}
                >
                  {text.ways.search}
                </Link>
              )}
            </div>
            <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
              {near.state === 'refused'
                ? text.nearRefused
                : near.state === 'outside'
                  ? text.nearOutside
                  : near.state === 'found'
                    ? text.nearHint
                    : isFree
                      ? text.ways.moveHint
                      : ''}
            </p>
          </div>
        </div>
        <div>
          {place && <PlaceCard place={place} text={text} closeHref={toMapPath({ ...address, place: null })} />}
          <section aria-labelledby="in-view">
            <h2 id="in-view" className="text-xl">
              {text.inView}
            </h2>
            <p className="mt-1 text-ink-soft">{found}</p>
            {places.length > 0 ? (
              <PlaceList
                places={places.map((one) => ({ ...one, href: toMapPath({ ...address, place: one.key }) }))}
                text={text}
                chosen={place?.key ?? null}
                from={near.position ?? centreOf(frame)}
              />
            ) : (
              <EmptyState title={text.nothing} heading="h3">
                {text.nothingHint}
              </EmptyState>
            )}
            {nearestOnly && <p className="mt-3 text-sm text-ink-soft">{nearestOnly}</p>}
          </section>
          <p className="mt-6 text-sm text-ink-soft">{text.aboutMap}</p>
        </div>
      </div>
    </>
  )
}

/** What is looked at can be reloaded and shared. Nothing is asked for: the address is only written down. */
function useKeptAddress(address: MapAddress, isElsewhere: boolean): void {
  const href = useHref(toMapPath(address))
  useEffect(() => {
    if (isElsewhere) history.replaceState(history.state, '', href)
  }, [href, isElsewhere])
}

/** Half a degree is a town and what is near it. */
const nearReach = 0.25

function lookAt({ west, east }: Frame, { latitude, longitude }: Position): Frame {
  const half = Math.min((east - west) / 2, nearReach)
  const tall = half * Math.cos((latitude * Math.PI) / 180)
  return { west: longitude - half, east: longitude + half, south: latitude - tall, north: latitude + tall }
}
