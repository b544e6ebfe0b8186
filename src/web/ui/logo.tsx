import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const STAR = 'M47 24 40.3 30.7V40.3H30.7L24 47 17.3 40.3H7.7V30.7L1 24 7.7 17.3V7.7H17.3L24 1 30.7 7.7H40.3V17.3Z'
/** The trunk is a road that enters at the star's edge and narrows; it ends in the crown of a date palm. */
const ROAD = 'M13.6 40.3c2.6-8 10.6-9.7 9.4-20.8h2c2.2 11.5-3.6 15-3.6 24.9L17.3 40.3Z'
const CROWN =
  'M23.4 18.5c-1-4.5-5.4-6.6-10.4-4.5 4.2-.2 7.6 1.2 10.4 4.5ZM24.6 18.5c1-4.5 5.4-6.6 10.4-4.5-4.2-.2-7.6 1.2-10.4 4.5ZM22.8 19.5c-4.6-1.5-8.4.5-9.8 5.7 2.7-3.8 6-5.5 9.8-5.7ZM25.2 19.5c4.6-1.5 8.4.5 9.8 5.7-2.7-3.8-6-5.5-9.8-5.7ZM24 17.5c-2.3-3.5-2-7 0-10 2 3 2.3 6.5 0 10Z'

/** The mark never mirrors. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={classes('shrink-0 text-brand', className)}>
      <path fill="currentColor" fillRule="evenodd" d={STAR + ROAD + CROWN} />
    </svg>
  )
}

type LogoProps = { className?: string; markClassName?: string; children?: ReactNode }

export function Logo({ className, markClassName, children }: LogoProps) {
  return (
    <span className={classes('inline-flex items-center gap-2.5', className)}>
      <LogoMark className={markClassName} />
      {children && <span className="text-xl font-bold text-ink">{children}</span>}
    </span>
  )
}
