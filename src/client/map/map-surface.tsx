import { type FocusEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Frame } from '../../domain/map/map-frame.ts'
import { zoomOf } from '../../domain/map/map-view.ts'
import { mapCredits, type TownName } from '../../i18n/map-names.ts'
import { useSaving } from '../../ui/saving.ts'
import { lazyComponent } from '../device/lazy-component.ts'
import { type DrawnPoint, type MapLook, mapSize, type NamesInput, toGround, toNames } from './map-drawing.ts'
import type { MapStyle } from './map-style.ts'
import relief from './relief.webp?url'
import type { Credit, ShownStreets } from './streets/street-canvas.tsx'
import type { MapView } from './use-map-view.ts'

const square = 'relative aspect-square w-full rounded-card border border-line'

const StreetCanvas = lazyComponent(() => import('./streets/street-canvas.tsx'))

type Props = {
  map: MapView
  towns: readonly TownName[]
  /** Areas that no name may cover. */
  marks: readonly DrawnPoint[]
  /** While it is moved with the keyboard it has a name, since it has the focus. */
  label: string
  /** Whether its children are links of their own, and not a picture of the list beside it. */
  isReachable?: boolean
  /** The operator's streets, where there are any: they take the place of the drawn ground when they have come. */
  style?: MapStyle | null
  /** Its place and shape, where it is no square: then it goes on beyond the square in its middle, which is the frame. */
  className?: string
  /** Elements on the map, in its units: `toProjection(map.view)` gives their positions. */
  children?: ReactNode
}

/**
 * A map to look at, and to move. It is a picture for eyes and fingers, hidden from assistive technology until the keys move it: a list beside it has the
 * same content. It has no inline styles, so that the content security policy refuses nothing.
 */
export function MapSurface({ map, towns, marks, label, isReachable, style, className, children }: Props) {
  const { view, surface, isStop, isFree, moveFreely, leave, begin } = map
  const [streets, setStreets] = useState<ShownStreets | null>(null)
  const names = streets?.hasNames ? [] : towns
  const shown = { frame: view, towns: names, marks, isOpen: className !== undefined }
  const isNamed = isFree || isReachable
  const onFocus = ({ target, currentTarget }: FocusEvent) => void (target === currentTarget && moveFreely())
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => !currentTarget.contains(relatedTarget) && leave()
  return (
    <div
      ref={surface}
      {...(isFree || isStop
        ? { role: 'application', tabIndex: 0, 'aria-label': label }
        : { role: 'group', 'aria-label': label })}
      {...(isStop && { onFocus, onBlur })}
      onPointerEnter={begin}
      className={`overflow-hidden bg-sunken select-none ${className ?? square}`}
    >
      {/* With a margin beyond each edge, for the moment in which it is shifted and not drawn yet. */}
      <div className="absolute inset-0 [clip-path:inset(-25%)]">
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
          {!streets && <Ground frame={view} isOpen={shown.isOpen} />}
          <Names look="phone" className="md:hidden" {...shown} />
          <Names look="wide" className="max-md:hidden" {...shown} />
          {children}
        </svg>
      </div>
      <Credits credits={streets?.credits ?? ownCredits} />
    </div>
  )
}

/** Closer in a pixel of the relief is wider than a thumb. */
const closestRelief = 9

function Ground({ frame, isOpen }: { frame: Frame; isOpen: boolean }) {
  const place = toGround(frame)
  const isSaving = useSaving()
  const hasRelief = !isSaving && zoomOf(frame) <= closestRelief
  return (
    <svg aria-hidden="true" className="overflow-visible">
      {hasRelief && <image href={relief} {...place} preserveAspectRatio="none" />}
      <image href={hasRelief ? '/map/iraq-lines.svg' : '/map/iraq.svg'} {...place} preserveAspectRatio="none" />
      {isOpen && <Edges {...place} />}
    </svg>
  )
}

/** How far the ground fades before it ends, in the units of the map. */
const fade = 90

/** The drawn ground fades out at its visible ends. */
function Edges({ x, y, width, height }: ReturnType<typeof toGround>) {
  const [right, bottom] = [x + width, y + height]
  const isFar = Math.min(x, y) < -mapSize || Math.max(right, bottom) > 2 * mapSize
  if (isFar) return null
  const stops = (
    <>
      <stop offset="0" className="[stop-color:var(--color-sunken)]" />
      <stop offset="1" className="[stop-color:var(--color-sunken)] [stop-opacity:0]" />
    </>
  )
  return (
    <>
      <defs>
        <linearGradient id="edge-across">{stops}</linearGradient>
        <linearGradient id="edge-down" x2="0" y2="1">
          {stops}
        </linearGradient>
      </defs>
      <rect x={x} y={y} width={width} height={fade} fill="url(#edge-down)" />
      <rect x={x} y={y} width={fade} height={height} fill="url(#edge-across)" />
      <g transform={`rotate(180 ${right} ${bottom})`}>
        <rect x={right} y={bottom} width={width} height={fade} fill="url(#edge-down)" />
        <rect x={right} y={bottom} width={fade} height={height} fill="url(#edge-across)" />
      </g>
    </>
  )
}

type NamesProps = { look: MapLook; className: string } & NamesInput

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
    className="pointer-events-none absolute right-1 bottom-[calc(var(--map-foot,0px)+0.25rem)] max-w-[calc(100%-0.5rem)] rounded-md bg-surface/85 px-1.5 text-[0.6875rem] text-ink-soft empty:hidden"
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
