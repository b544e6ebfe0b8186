import { classes } from './classes.ts'
import { spriteHref } from './icon.tsx'

const step = 24
const row = spriteHref('stars')

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
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 0 ${count * step} ${step}`} className={classes('stars', className)}>
        {only ? (
          <use href={row} />
        ) : (
          <>
            <use href={row} className="fill-line" />
            <svg aria-hidden="true" width={value * step} height={step}>
              <use href={row} />
            </svg>
          </>
        )}
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </>
  )
}
