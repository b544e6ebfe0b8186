import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classes } from './classes.ts'

type RadioProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
  className?: string
  children: ReactNode
}

/** A native radio button in the house's look, for forms and filters that the server renders. */
export function Radio({ className, children, ...input }: RadioProps) {
  return (
    <label className={classes('choice', className)}>
      <input {...input} type="radio" />
      <span>{children}</span>
    </label>
  )
}
