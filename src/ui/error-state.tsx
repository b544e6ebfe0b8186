import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { WarningIcon } from './icons.tsx'

type ErrorStateProps = {
  title: string
  children?: ReactNode
  /** A link or a button that tries again. */
  retry?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  className?: string
}

export function ErrorState({ title, children, retry, heading: Heading = 'h2', className }: ErrorStateProps) {
  return (
    <div role="alert" className={classes('state', className)}>
      <div>
        <span className="state-icon bg-danger-soft text-danger">
          <WarningIcon className="size-8" />
        </span>
        <Heading className="text-xl">{title}</Heading>
        {children && <div className="text-ink-soft">{children}</div>}
        {retry && <div className="mt-3">{retry}</div>}
      </div>
    </div>
  )
}
