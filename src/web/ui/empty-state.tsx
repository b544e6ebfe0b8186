import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Girih } from './girih.tsx'

type EmptyStateProps = {
  title: string
  /** What to do next, in a sentence. */
  children?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  className?: string
}

export function EmptyState({ title, children, action, icon, heading: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div
      className={classes(
        'relative isolate overflow-hidden rounded-card border border-line bg-surface px-6 py-14 text-center',
        className,
      )}
    >
      <span className="absolute inset-0 -z-10 mask-[radial-gradient(closest-side,transparent_35%,black)]">
        <Girih className="text-brand opacity-[0.07]" />
      </span>
      <div className="mx-auto flex max-w-md flex-col items-center gap-3">
        {icon && (
          <span className="mb-1 inline-flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand">
            {icon}
          </span>
        )}
        <Heading className="text-xl">{title}</Heading>
        {children && <div className="text-ink-soft">{children}</div>}
        {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
      </div>
    </div>
  )
}
