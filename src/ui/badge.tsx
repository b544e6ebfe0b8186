import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type BadgeTone = 'neutral' | 'brand' | 'gold' | 'success' | 'danger' | 'warning'

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; className?: string; children: ReactNode }

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classes('badge', `badge-${tone}`, className)}>
      {icon}
      {children}
    </span>
  )
}
