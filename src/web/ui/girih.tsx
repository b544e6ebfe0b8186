import { useId } from 'react'
import { classes } from './classes.ts'

const STAR_AND_CROSS =
  'M80 40 68.3 51.7V68.3H51.7L40 80 28.3 68.3H11.7V51.7L0 40 11.7 28.3V11.7H28.3L40 0 51.7 11.7H68.3V28.3Z'
const INNER_STAR =
  'M60 40 54.1 45.9V54.1H45.9L40 60 34.1 54.1H25.9V45.9L20 40 25.9 34.1V25.9H34.1L40 20 45.9 25.9H54.1V34.1Z'
const SPOKES =
  'M60 40H80M40 60V80M0 40H20M40 0V20M54.1 54.1 68.3 68.3M25.9 54.1 11.7 68.3M25.9 25.9 11.7 11.7M54.1 25.9 68.3 11.7'

/** Eight-point stars and crosses; lies behind the content of a `relative` parent and takes the text colour. */
export function Girih({ className = 'text-brand opacity-10' }: { className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden="true" className={classes('pointer-events-none absolute inset-0 size-full', className)}>
      <defs>
        <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse">
          <path d={STAR_AND_CROSS + INNER_STAR + SPOKES} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
