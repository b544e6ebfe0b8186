import { Link } from 'react-router'
import type { PointsData } from './load-points.ts'

export const ExpectedPoints = ({ messages, expected }: Pick<PointsData, 'messages' | 'expected'>) => (
  <section aria-labelledby="expected" className="space-y-4">
    <div>
      <h2 id="expected" className="text-2xl">
        {messages.expected.title}
      </h2>
      <p className="text-ink-soft">{messages.expected.lead}</p>
    </div>
    <ul className="space-y-4">
      {expected.map(({ id, order, brings, used }) => (
        <li key={id} className="rounded-card border border-line border-dashed bg-surface p-4">
          <Link to={order.to} className="-my-1 flex min-h-11 items-center font-semibold wrap-anywhere underline">
            {order.label}
          </Link>
          <p>{brings}</p>
          {used && <p className="text-sm text-ink-soft">{used}</p>}
        </li>
      ))}
    </ul>
  </section>
)
