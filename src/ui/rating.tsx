import { classes } from './classes.ts'
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
    <span className={classes('rating', compact && 'rating-one', className)}>
      {!compact && <Stars value={value} />}
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">{value.toFixed(1)}</span>
      {count && <span>{count}</span>}
    </span>
  )
}
