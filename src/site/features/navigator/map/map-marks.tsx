import { Link } from 'react-router'
import type { DrawnPoint } from '../../../../client/map/map-drawing.ts'
import { MarkWay } from '../../../../client/map/mark-way.tsx'
import type { Position } from '../../../../domain/map/map-frame.ts'
import type { PlaceKind } from '../../../../domain/map/place-kind.ts'
import type { MapMark } from './map-data.ts'

const sold: readonly PlaceKind[] = ['property', 'activity', 'event', 'business', 'offer']
const colorOf = (kind: PlaceKind | null): string => (kind && sold.includes(kind) ? 'fill-brand' : 'fill-gold-ink')

export type DrawnMark = MapMark & DrawnPoint & { href: string }

type Props = {
  marks: readonly DrawnMark[]
  chosen: Position | null
  me: Position | null
  project: (position: Position) => DrawnPoint
  /** Whether the tab key stops at each of them; else it goes on to the list, which says the same. */
  areReachable: boolean
}

export const MapMarks = ({ marks, chosen, me, project, areReachable }: Props) => (
  <>
    {marks.map(({ key, spot, x, y }) => spot && <MarkWay key={key} from={project(spot)} to={{ x, y }} />)}
    {marks.map(({ key, kind, x, y, count, href, label }) => (
      <Link
        key={key ?? href}
        to={href}
        tabIndex={areReachable ? 0 : -1}
        aria-label={label}
        preventScrollReset
        className="group outline-none"
      >
        <title>{label}</title>
        {count === 1 ? <OnePlace x={x} y={y} color={colorOf(kind)} /> : <Cluster x={x} y={y} count={count} />}
      </Link>
    ))}
    {chosen && <Chosen {...project(chosen)} />}
    {me && <Me {...project(me)} />}
  </>
)

const OnePlace = ({ x, y, color }: DrawnPoint & { color: string }) => (
  <circle
    cx={x}
    cy={y}
    className={`stroke-surface [r:24px] [stroke-width:6px] group-focus-visible:stroke-gold group-focus-visible:[stroke-width:12px] md:[r:13px] md:[stroke-width:4px] md:group-focus-visible:[stroke-width:8px] ${color}`}
  />
)

const Cluster = ({ x, y, count }: DrawnPoint & { count: number }) => (
  <>
    <circle
      cx={x}
      cy={y}
      className="fill-brand stroke-surface [r:42px] [stroke-width:6px] group-focus-visible:stroke-gold group-focus-visible:[stroke-width:12px] hover:fill-brand-deep md:[r:27px] md:[stroke-width:4px] md:group-focus-visible:[stroke-width:8px]"
    />
    <text
      x={x}
      y={y}
      direction="ltr"
      textAnchor="middle"
      dominantBaseline="central"
      className="pointer-events-none fill-on-brand text-[32px] font-bold md:text-[21px]"
    >
      {count}
    </text>
  </>
)

/** A pin whose tip is the place. */
const Chosen = ({ x, y }: DrawnPoint) => (
  <g transform={`translate(${x} ${y})`} className="pointer-events-none">
    <path
      d="M0 0C-10 -26 -34 -40 -34 -68A34 34 0 0 1 34 -68C34 -40 10 -26 0 0Z"
      className="fill-danger stroke-surface [stroke-width:6px]"
    />
    <circle cy={-68} r={12} className="fill-surface" />
  </g>
)

const Me = ({ x, y }: DrawnPoint) => (
  <circle cx={x} cy={y} r={16} className="pointer-events-none fill-success stroke-surface [stroke-width:6px]" />
)
