import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Girih } from './girih.tsx'

type EmptyStateProps = {
  title: string
  /** The next step, in a sentence. */
  children?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  className?: string
}

export function EmptyState({ title, children, action, icon, heading: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div className={classes('state', className)}>
      <span className="state-ground">
        <Girih className="text-brand opacity-[0.07]" />
      </span>
      <div>
        {icon && <span className="state-icon bg-brand-soft text-brand">{icon}</span>}
        <Heading className="text-xl">{title}</Heading>
        {children && <div className="text-ink-soft">{children}</div>}
        {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
      </div>
    </div>
  )
}
