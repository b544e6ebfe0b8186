import { Plan } from '../../../../client/map/plan.tsx'
import type { RouteMapData } from './to-route-map.ts'

/** The way of a tour, drawn and said. */
export const RouteMap = ({ title, note, drawing, days }: RouteMapData) => (
  <section aria-labelledby="route">
    <h2 id="route" className="mb-4 text-2xl">
      {title}
    </h2>
    <div className="grid gap-5 sm:grid-cols-2">
      <div>
        <Plan {...drawing} />
        <p className="mt-2 text-sm text-ink-soft">{note}</p>
      </div>
      <ol className="divide-y divide-line">
        {days.map(({ label, stops }) => (
          <li key={label} className="py-2.5">
            <span className="text-sm text-brand">{label}</span>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              {stops.map(({ number, title: name }) => (
                <li key={number} className="flex gap-1.5">
                  <span className="font-bold text-brand tabular-nums">{number}</span>
                  {name}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
