import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { frameHref } from './icon.tsx'

/** An eight-point star; in it a road that narrows into the trunk of a date palm. */
const mark = frameHref('logo')

/** The mark never mirrors. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={classes('shrink-0 fill-brand', className)}>
      <use href={mark} />
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
