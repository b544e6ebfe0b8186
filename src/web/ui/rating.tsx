import { classes } from './classes.ts'
import { StarIcon } from './icons.tsx'
import { Stars } from './stars.tsx'

type RatingProps = {
  value: number
  /** For screen readers, for example "Rated 4.6 out of 5". */
  label: string
  /** For example "128 reviews". */
  count?: string
  /** One star and the figure, for cards. */
  compact?: boolean
  className?: string
}

export function Rating({ value, label, count, compact = false, className }: RatingProps) {
  return (
    <span className={classes('inline-flex items-center gap-1.5 text-sm', className)}>
      {compact ? <StarIcon filled className="size-4 text-gold" /> : <Stars value={value} />}
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="font-semibold text-ink">
        {value.toFixed(1)}
      </span>
      {count && <span className="text-ink-soft">{count}</span>}
    </span>
  )
}
