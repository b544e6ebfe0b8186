import { useEffect } from 'react'
import { Link, useHref } from 'react-router'
import { type MapAddress, toMapPath } from '../../../../client/map/map-address.ts'
import { isDrawn, toProjection } from '../../../../client/map/map-drawing.ts'
import { MapSurface } from '../../../../client/map/map-surface.tsx'
import { useMapView } from '../../../../client/map/use-map-view.ts'
import { useLocale } from '../../../../client/text.tsx'
import { type Frame, formatFrame, type Position, wholeCountry } from '../../../../domain/map/map-frame.ts'
import { grown, innerSquare, toSquare } from '../../../../domain/map/map-view.ts'
import { townNames } from '../../../../i18n/map-names.ts'
import { ChipLinks } from '../../../../ui/chip-links.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { MapControls } from './map-controls.tsx'
import type { NavigatorData } from './map-data.ts'
import { MapMarks } from './map-marks.tsx'
import { MapNews } from './map-news.tsx'
import { PlaceCard } from './place-card.tsx'
import { PlaceList } from './place-list.tsx'
import { PlaceSheet } from './place-sheet.tsx'
import { useCurrentChip } from './use-current-chip.ts'
import { useNear } from './use-near.ts'
import { useRatio } from './use-ratio.ts'
import { useSheet } from './use-sheet.ts'

const whole = toSquare(wholeCountry)

/** Map and list side by side; on a phone the map fills the window, and the list is a sheet over it. Complete before its script has come. */
export function NavigatorScreen({ data }: { data: NavigatorData }) {
  const { text, place, chips, found } = data
  const locale = useLocale()
  const { map, marks, project, near, sheet, address, shown, isElsewhere, isOwnSpot, hrefOf } = useNavigator(data)
  const screen = useCurrentChip()

  return (
    <div ref={screen} className="gap-x-6 md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {/* The top of the page: there the sheet is closed. */}
      <span aria-hidden="true" className="absolute top-0 size-px snap-start md:hidden" />
      <ChipLinks
        as={Link}
        label={text.kindsLabel}
        chips={chips.map((chip) => ({ ...chip, href: toMapPath({ ...address, kinds: chip.kinds }) }))}
        className="z-10 max-md:sticky max-md:top-17 max-md:h-0 md:col-span-2 md:mb-4"
      />
      <div className="isolate aspect-square h-[calc(100svh-10.6875rem)] max-md:sticky max-md:top-16 max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:min-h-76 max-md:[--map-foot:4.5rem] md:sticky md:top-20 md:h-[calc(100svh-20.5rem)] md:max-h-192 md:min-h-96 md:w-full noscript:md:h-auto noscript:md:max-h-none">
        <MapSurface
          map={map}
          towns={townNames(locale)}
          marks={marks}
          label={text.mapOfIraq}
          style={data.style}
          className="peer absolute inset-0 -outline-offset-3 md:rounded-card md:outline-offset-1 md:border md:border-line"
        >
          <MapMarks
            marks={marks}
            chosen={place?.coordinates ?? null}
            me={near.position}
            project={project}
            areReachable={map.isFree}
          />
        </MapSurface>
        <p className="absolute start-2 bottom-[calc(var(--map-foot,0px)+1.75rem)] z-10 hidden w-72 max-w-[calc(100%-4.5rem)] rounded-control bg-surface px-3 py-2 text-sm shadow-soft peer-focus-visible:block">
          {text.ways.keysHint}
        </p>
        <MapNews
          text={text}
          near={near}
          // The address says so already: going back would lead to the same.
          search={isElsewhere ? { to: toMapPath({ ...address, frame: shown }), replace: !isOwnSpot } : null}
        />
        <MapControls
          frame={map.view}
          whole={whole}
          hrefOf={hrefOf}
          onMove={isOwnSpot ? (to) => map.setView(() => to) : undefined}
          onNear={near.ask}
          text={text}
        />
      </div>
      <PlaceSheet sheet={sheet} text={text} found={found}>
        <FoundPlaces data={data} address={address} from={near.position} />
      </PlaceSheet>
    </div>
  )
}

/** The visible frame, and the addresses that lead on from there. */
function useNavigator(data: NavigatorData) {
  const { frame, isNear, kinds, place } = data
  const loaded = innerSquare(frame)
  const map = useMapView(loaded, { isScreen: true })
  const { view, setView } = map
  const ratio = useRatio(map.surface)
  const near = useNear((position) => setView((shown) => lookAt(shown, position)))
  const sheet = useSheet(place?.key ?? null, () => place && setView((shown) => uncovered(shown, place.coordinates)))
  const isElsewhere = formatFrame(view) !== formatFrame(loaded)
  const shown = isElsewhere ? grown(view, ratio) : frame
  // The frame reveals the location of a person in its middle: no address contains it before they search there.
  const isOwnSpot = near.position !== null
  const address = { frame: isOwnSpot ? frame : shown, isNear: isOwnSpot || isNear, kinds, place: place?.key ?? null }
  useKeptAddress(address, isElsewhere)
  const hrefOf = (square: Frame) => toMapPath({ ...address, frame: grown(square, ratio) })
  const project = toProjection(view)
  const marks = data.marks
    .map((mark) => ({
      ...mark,
      ...project(mark.coordinates),
      href: mark.closer ? hrefOf(mark.closer) : toMapPath({ ...address, place: mark.key }),
    }))
    .filter((mark) => isDrawn(mark, ratio))
    .toSorted((one, two) => one.y - two.y)
  return { map, marks, project, near, sheet, address, shown, isElsewhere, isOwnSpot, hrefOf }
}

type FoundPlacesProps = { data: NavigatorData; address: MapAddress; from: Position | null }

function FoundPlaces({ data: { text, place, places, listedOnly }, address, from }: FoundPlacesProps) {
  return (
    <>
      {place && <PlaceCard place={place} text={text} closeHref={toMapPath({ ...address, place: null })} />}
      {places.length > 0 ? (
        <PlaceList
          places={places.map((one) => ({ ...one, href: toMapPath({ ...address, place: one.key }) }))}
          text={text}
          chosen={place?.key ?? null}
          from={from}
        />
      ) : (
        <EmptyState title={text.nothing} heading="h3">
          {text.nothingHint}
        </EmptyState>
      )}
      {listedOnly && <p className="mt-3 text-sm text-ink-soft">{listedOnly}</p>}
      <p className="mt-6 text-sm text-ink-soft">{text.aboutMap}</p>
    </>
  )
}

/** The visible frame can be reloaded and shared. Nothing is loaded: the address is only replaced. */
function useKeptAddress(address: MapAddress, isElsewhere: boolean): void {
  const href = useHref(toMapPath(address))
  useEffect(() => {
    if (isElsewhere) history.replaceState(history.state, '', href)
  }, [href, isElsewhere])
}

/** Below this line, in the units of the map, a sheet that is half open covers it. */
const coveredFrom = 600

/** A place under the sheet moves to the middle, and closer: from afar the map cannot move that far. */
function uncovered(shown: Frame, position: Position): Frame {
  if (toProjection(shown)(position).y < coveredFrom) return shown
  return lookAt(shown, position, (shown.east - shown.west) / 4)
}

/** Half a degree is a town with its surroundings. */
const nearReach = 0.25

function lookAt({ west, east }: Frame, { latitude, longitude }: Position, reach = nearReach): Frame {
  const half = Math.min((east - west) / 2, reach)
  const tall = half * Math.cos((latitude * Math.PI) / 180)
  return { west: longitude - half, east: longitude + half, south: latitude - tall, north: latitude + tall }
}
