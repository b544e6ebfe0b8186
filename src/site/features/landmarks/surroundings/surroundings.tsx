import { Link } from 'react-router'
import { WayThere } from '../../../../client/map/way-there.tsx'
import type { Surroundings as Data } from './load-surroundings.ts'

/** A small map that opens the large one, the way there, and things nearby. */
export const Surroundings = ({ title, address, about, way, map, places, isSaving }: Data & { isSaving?: boolean }) => (
  <section aria-labelledby="surroundings">
    <h2 id="surroundings" className="mb-4 scroll-mt-20 text-2xl">
      {title}
    </h2>
    {address && <p className="mb-3">{address}</p>}
    {about && <p className="mb-3 text-sm text-ink-soft">{about}</p>}
    <div className="grid gap-5 sm:grid-cols-2">
      <div>
        {isSaving ? <MapLink map={map} /> : <SmallMap map={map} />}
        {way && <WayThere {...way} />}
      </div>
      <ul className="divide-y divide-line">
        {places.map(({ title: name, kind, href, distance, walk }) => (
          <li key={`${kind} ${name}`} className="flex items-center justify-between gap-3 py-2.5">
            <span>
              {href ? (
                <Link to={href} className="inline-block min-h-6 font-semibold hover:text-brand hover:underline">
                  {name}
                </Link>
              ) : (
                <span className="font-semibold">{name}</span>
              )}
              <span className="block text-sm text-ink-soft">{[kind, walk].filter(Boolean).join(' · ')}</span>
            </span>
            <bdi className="shrink-0 text-sm text-ink-soft tabular-nums">{distance}</bdi>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

type MapProps = { map: Data['map'] }

function SmallMap({ map }: MapProps) {
  return (
    <div className="relative overflow-hidden rounded-card border border-line">
      <svg viewBox="0 0 1000 1000" aria-hidden="true" className="block aspect-square w-full bg-sunken">
        <image href="/map/iraq.svg" preserveAspectRatio="none" {...map.ground} />
        <g direction="ltr" className="fill-ink stroke-surface [paint-order:stroke]" strokeWidth={7}>
          {map.names.map(({ text, textX, textY, anchor, size }) => (
            <text key={text} x={textX} y={textY} textAnchor={anchor} fontSize={size}>
              {text}
            </text>
          ))}
        </g>
        {!map.isExact && <circle cx={500} cy={500} r={90} className="fill-danger opacity-25" />}
        <circle cx={500} cy={500} r={24} strokeWidth={8} className="fill-danger stroke-surface" />
      </svg>
      <Link to={map.href} className="absolute inset-0 flex items-end p-3">
        <span className="rounded-control bg-surface px-3 py-2 text-sm font-semibold text-brand shadow-soft">
          {map.label}
        </span>
      </Link>
    </div>
  )
}

/** For visitors who save data: the map is drawn on request. */
const MapLink = ({ map }: MapProps) => (
  <Link
    to={map.href}
    className="flex min-h-12 items-center justify-center rounded-control border border-line px-3 font-semibold text-brand hover:bg-sunken"
  >
    {map.label}
  </Link>
)
