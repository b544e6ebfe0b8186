import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Frame } from '../../domain/map-frame.ts'
import { zoomOf } from '../../domain/map-view.ts'
import { mapCredits, type TownName } from '../../i18n/map-names.ts'
import { useSaving } from '../ui/saving.ts'
import { type Look, mapMargin, mapSize, type Point, toGround, toNames } from './map-drawing.ts'
import type { MapStyle } from './map-style.ts'
import relief from './relief.webp?url'
import type { Credit, ShownStreets } from './streets/street-canvas.tsx'
import type { MapView } from './use-map-view.ts'

const StreetCanvas = lazy(() => import('./streets/street-canvas.tsx'))

type Props = {
  map: MapView
  towns: readonly TownName[]
  /** Where something lies that no name may cover. */
  marks: readonly Point[]
  /** While it is moved with the keyboard it has a name, since it has the focus. */
  label: string
  /** Whether what lies on it are links for everybody, and not a picture of what a list beside it says. */
  isReachable?: boolean
  /** The operator's streets, where there are any: they take the place of the drawn ground when they have come. */
  style?: MapStyle | null
  /** What lies on the map, in its units: `toProjection(map.view)` says where. */
  children?: ReactNode
}

/**
 * A map to be looked at, and to be moved once somebody begins to. It is a picture for eyes and fingers, hidden from everybody else until
 * the keys move it: whoever shows it has a list beside it that says the same. Nothing of it has a style of its own, so that the content
 * policy has nothing to refuse.
 */
export function MapSurface({ map, towns, marks, label, isReachable, style, children }: Props) {
  const { view, surface, isFree, begin } = map
  const [streets, setStreets] = useState<ShownStreets | null>(null)
  const names = streets?.hasNames ? [] : towns
  const isNamed = isFree || isReachable
  return (
    <div
      ref={surface}
      {...(isFree ? { role: 'application', tabIndex: 0, 'aria-label': label } : { role: 'group', 'aria-label': label })}
      onPointerEnter={begin}
      className="relative aspect-square w-full overflow-hidden rounded-card border border-line bg-sunken select-none"
    >
      <div className="absolute inset-0">
        {style && (
          <Later>
            <StreetCanvas style={style} frame={view} marks={marks} onShown={setStreets} />
          </Later>
        )}
        <svg
          viewBox={`0 0 ${mapSize} ${mapSize}`}
          aria-hidden={isNamed ? undefined : true}
          aria-label={label}
          className="absolute inset-0 size-full overflow-visible"
        >
          {!streets && <Ground frame={view} />}
          <Names look="phone" className="md:hidden" frame={view} towns={names} marks={marks} />
          <Names look="wide" className="max-md:hidden" frame={view} towns={names} marks={marks} />
          {children}
        </svg>
      </div>
      <Credits credits={streets?.credits ?? ownCredits} />
    </div>
  )
}

/** Closer in a pixel of the relief is wider than a thumb. */
const closestRelief = 9

/** A margin of it lies outside the frame, for the moment in which the map is shifted and not drawn yet. */
function Ground({ frame }: { frame: Frame }) {
  const place = toGround(frame)
  const isSaving = useSaving()
  const hasRelief = !isSaving && zoomOf(frame) <= closestRelief
  const outer = mapSize + 2 * mapMargin
  return (
    <svg
      aria-hidden="true"
      x={-mapMargin}
      y={-mapMargin}
      width={outer}
      height={outer}
      viewBox={`${-mapMargin} ${-mapMargin} ${outer} ${outer}`}
    >
      {hasRelief && <image href={relief} {...place} preserveAspectRatio="none" />}
      <image href={hasRelief ? '/map/iraq-lines.svg' : '/map/iraq.svg'} {...place} preserveAspectRatio="none" />
    </svg>
  )
}

type NamesProps = { look: Look; className: string; frame: Frame; towns: readonly TownName[]; marks: readonly Point[] }

/** Both sets are on the page: which of them fits is not known before it is shown. */
function Names({ look, className, ...shown }: NamesProps) {
  const isPhone = look === 'phone'
  return (
    <g direction="ltr" className={`pointer-events-none ${className}`}>
      {toNames(look, shown).map(({ x, y, textX, textY, anchor, rank, size, text }) => (
        <g key={text}>
          <circle cx={x} cy={y} r={isPhone ? 8 : 5} strokeWidth={isPhone ? 4 : 2} className="fill-surface stroke-ink" />
          <text
            x={textX}
            y={textY}
            textAnchor={anchor}
            fontSize={size}
            strokeWidth={isPhone ? 7 : 5}
            className={`fill-ink stroke-surface [paint-order:stroke] [stroke-linejoin:round] ${rank < 3 ? 'font-bold' : ''}`}
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

const ownCredits: Credit[] = [{ text: mapCredits, href: null }]

const Credits = ({ credits }: { credits: readonly Credit[] }) => (
  <p
    lang="en"
    dir="ltr"
    className="pointer-events-none absolute right-0 bottom-0 rounded-tl-control bg-surface/85 px-1.5 text-[0.6875rem] text-ink-soft empty:hidden"
  >
    {credits.map(({ text, href }) =>
      href ? (
        <a key={text} href={href} rel="noopener noreferrer" className="pointer-events-auto underline">
          {text}{' '}
        </a>
      ) : (
        <span key={text}>{text} </span>
      ),
    )}
  </p>
)

/** Not on the server, and not before the page is complete without it. */
function Later({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  return isThere && <Suspense>{children}</Suspense>
}
