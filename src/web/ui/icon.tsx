import { classes } from './classes.ts'

export type IconProps = {
  className?: string
  /** Filled in the text colour: a chosen heart, a won star. */
  filled?: boolean
}

type DrawingProps = IconProps & { d: string; mirrored?: boolean }

export function Icon({ d, className = 'size-5', filled = false, mirrored = false }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('shrink-0', mirrored && 'rtl:-scale-x-100', className)}
    >
      <path d={d} />
    </svg>
  )
}
