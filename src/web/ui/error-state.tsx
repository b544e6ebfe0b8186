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
    <div
      role="alert"
      className={classes('rounded-card border border-line bg-surface px-6 py-12 text-center', className)}
    >
      <div className="mx-auto flex max-w-md flex-col items-center gap-3">
        <span className="mb-1 inline-flex size-16 items-center justify-center rounded-full bg-danger-soft text-danger">
          <WarningIcon className="size-8" />
        </span>
        <Heading className="text-xl">{title}</Heading>
        {children && <div className="text-ink-soft">{children}</div>}
        {retry && <div className="mt-3">{retry}</div>}
      </div>
    </div>
  )
}
