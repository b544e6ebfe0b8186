import { classes } from './classes.ts'

const STEP = 24
const STAR = 'l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z'
const row = (count: number) => Array.from({ length: count }, (_, i) => `M${i * STEP + 12} 3.8${STAR}`).join('')
const FIVE = row(5)

type StarsProps = {
  /** 0–5, fractions are drawn. */
  value: number
  /** Draw only as many as there are (the class of a hotel), without the empty ones. */
  only?: boolean
  label?: string
  className?: string
}

export function Stars({ value, only = false, label, className = 'h-5' }: StarsProps) {
  const count = only ? Math.ceil(value) : 5
  const outline = only ? row(count) : FIVE
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${count * STEP} ${STEP}`}
        className={classes('w-auto shrink-0 rtl:-scale-x-100', className)}
      >
        {!only && <path d={outline} className="fill-line" />}
        <svg aria-hidden="true" width={value * STEP} height={STEP}>
          <path d={outline} className="fill-gold" />
        </svg>
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </>
  )
}
