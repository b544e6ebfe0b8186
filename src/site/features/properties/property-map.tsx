import { useState } from 'react'
import { Link } from 'react-router'
import { type DrawnPoint, isDrawn, toProjection } from '../../../client/map/map-drawing.ts'
import { MapSurface } from '../../../client/map/map-surface.tsx'
import { MapWays } from '../../../client/map/map-ways.tsx'
import { useMapView } from '../../../client/map/use-map-view.ts'
import { type Cost, usePrice } from '../../../client/money/dinars.tsx'
import { useLocale } from '../../../client/text.tsx'
import { type Frame, formatFrame } from '../../../domain/map/map-frame.ts'
import { toStepped } from '../../../domain/map/map-steps.ts'
import { townNames } from '../../../i18n/map-names.ts'
import { buttonClass } from '../../../ui/button-link.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { PriceMarks } from './price-marks.tsx'
import type { PropertyMapData } from './property-map-data.ts'
import { useMapSearch } from './use-map-search.ts'

/** A price is wider than a mark: names keep away from both of its ends, too. */
const endOfPrice = 40

type Props = { data: PropertyMapData; chosen: number | null; onChoose: (id: number | null) => void }

/** The positions and prices of the list's properties. Moving the map searches the new frame. */
export function PropertyMap({ data, chosen, onChoose }: Props) {
  const { frame, marks, landmark, wholePath, note, style, text, ways } = data
  const locale = useLocale()
  const map = useMapView(frame)
  const [isOn, setIsOn] = useState(true)
  const toPath = (part: string) => `${wholePath}&frame=${part}`
  const search = useMapSearch(map, { frame, hrefOf: toPath, isOn })
  const project = toProjection(map.view)
  const pin = landmark && project(landmark.coordinates)
  const taken = [...marks.map(({ coordinates }) => project(coordinates)), ...(pin ? [pin] : [])]
    .filter(isDrawn)
    .flatMap(({ x, y }) => [-endOfPrice, 0, endOfPrice].map((side) => ({ x: x + side, y })))
  const picked = chosen === null ? undefined : marks.find(({ id }) => id === chosen)
  return (
    <section aria-label={text.label}>
      <a href="#stays" className="sr-only focus:not-sr-only focus:inline-flex focus:min-h-11 focus:items-center">
        {text.skip}
      </a>
      <MapSurface map={map} towns={townNames(locale)} marks={taken} label={text.label} style={style} isReachable>
        {pin && <Landmark {...pin} />}
        <PriceMarks marks={marks} chosen={chosen} onChoose={onChoose} project={project} />
        {pin && landmark && <LandmarkName title={landmark.title} {...pin} />}
      </MapSurface>
      <PickedProperty mark={picked} hint={ways.moveHint} />
      <div className="flex gap-2 overflow-x-auto *:shrink-0 md:flex-wrap">
        {!map.isFree && (
          <button
            type="button"
            onClick={map.moveFreely}
            className={buttonClass({ tone: 'quiet', size: 'small', className: 'noscript:hidden' })}
          >
            {ways.move}
          </button>
        )}
        <MapWays
          frame={map.view}
          hrefOf={(to: Frame) => toPath(formatFrame(toStepped(to)))}
          wholePath={wholePath}
          text={ways}
        />
        {!isOn && search.href && (
          <Link to={search.href} preventScrollReset className={buttonClass({ size: 'small' })}>
            {ways.search}
          </Link>
        )}
      </div>
      <Checkbox checked={isOn} onChange={() => setIsOn(!isOn)} className="noscript:hidden">
        {text.auto}
      </Checkbox>
      {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
    </section>
  )
}

type PickedPropertyProps = { mark: PropertyMapData['marks'][number] | undefined; hint: string }

const PickedProperty = ({ mark, hint }: PickedPropertyProps) => (
  <p className="mt-2 line-clamp-2 min-h-11 text-sm text-ink-soft">
    {mark ? (
      <Link to={mark.href} className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
        <span>
          {mark.label}
          {mark.price && <PickedPrice cost={mark.price} />}
        </span>
      </Link>
    ) : (
      hint
    )}
  </p>
)

function PickedPrice({ cost }: { cost: Cost }) {
  const { amount, about } = usePrice(cost)
  return (
    <>
      {': '}
      <span className="price inline-flex">
        <span className="price-amount">{amount}</span>
        {about && <span className={about.currency === 'USD' ? 'price-usd' : 'price-iqd'}>{about.text}</span>}
      </span>
    </>
  )
}

/** A pin whose tip is the place. */
const Landmark = ({ x, y }: DrawnPoint) => (
  <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
    <path
      d="M0 0C-10 -26 -34 -40 -34 -68A34 34 0 0 1 34 -68C34 -40 10 -26 0 0Z"
      className="fill-danger stroke-surface [stroke-width:6px]"
    />
    <circle cy={-68} r={12} className="fill-surface" />
  </g>
)

/** Over the prices, which stay where a finger finds them. */
const LandmarkName = ({ title, x, y }: DrawnPoint & { title: string }) => (
  <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} className="pointer-events-none">
    <text
      data-landmark=""
      y={40}
      textAnchor="middle"
      className="fill-danger stroke-surface text-[34px] font-bold [paint-order:stroke] [stroke-linejoin:round] [stroke-width:9px] md:text-[24px]"
    >
      {title}
    </text>
  </g>
)
