import { Link } from 'react-router'
import type { PointsData } from './load-points.ts'

export const PointEntry = ({ entry }: { entry: PointsData['data'][number] }) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4 shadow-soft">
    <div className="min-w-0 grow basis-52">
      <h3 className="text-base font-semibold">{entry.title}</h3>
      {entry.order && (
        <Link to={entry.order.to} className="-my-1 flex min-h-11 items-center wrap-anywhere underline">
          {entry.order.label}
        </Link>
      )}
      <p className="text-sm text-ink-soft">{entry.at}</p>
    </div>
    <p className="text-end">
      <span className={`block text-lg font-bold tabular-nums ${entry.isIn ? 'text-success' : ''}`}>{entry.points}</span>
      <span className="block text-sm text-ink-soft tabular-nums">{entry.after}</span>
    </p>
  </div>
)
