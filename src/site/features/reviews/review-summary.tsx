import { Stars } from '../../../ui/stars.tsx'
import type { LoadedReviews } from './load-reviews.ts'

type Props = { summary: NonNullable<LoadedReviews['summary']>; messages: LoadedReviews['messages'] }

/** Stars in all, how they are spread, and what guests think of single things. */
export const ReviewSummary = ({ summary, messages: t }: Props) => (
  <div className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
    <div className="space-y-3">
      <p className="flex items-center gap-3">
        <span aria-hidden="true" className="text-4xl font-bold tabular-nums">
          {summary.rating.toFixed(1)}
        </span>
        <span>
          <Stars value={summary.rating} label={summary.label} />
          <span className="block text-sm text-ink-soft">{summary.count}</span>
        </span>
      </p>
      <ul aria-label={t.distribution} className="space-y-1.5">
        {summary.bars.map(({ stars, label, of, share }) => (
          <li key={stars} className="flex items-center gap-3 text-sm">
            <span className="w-20 shrink-0">{label}</span>
            <Bar share={share} />
            <span className="w-8 shrink-0 text-end tabular-nums">{of}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t.rule}</p>
    </div>
    {summary.parts.length > 0 && (
      <div>
        <h3 className="mb-2 text-base">{t.partsTitle}</h3>
        <ul className="space-y-2">
          {summary.parts.map(({ label, value, text }) => (
            <li key={label} className="text-sm">
              <span className="flex justify-between gap-3">
                {label}
                <span className="font-semibold tabular-nums">
                  <span aria-hidden="true">{value.toFixed(1)}</span>
                  <span className="sr-only">{text}</span>
                </span>
              </span>
              <Bar share={value / 5} />
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
)

/** Drawn, since the policy has no room for a style of its own; it grows from where a line begins. */
const Bar = ({ share }: { share: number }) => (
  <svg aria-hidden="true" className="h-2 w-full rounded-full bg-sunken rtl:-scale-x-100">
    <rect width={`${Math.round(share * 100)}%`} height="100%" className="fill-gold" />
  </svg>
)
