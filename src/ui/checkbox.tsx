import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classes } from './classes.ts'

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
  className?: string
  children: ReactNode
}

/** A native checkbox in the house's look, for forms and filters that the server renders. */
export function Checkbox({ className, hidden, children, ...input }: CheckboxProps) {
  return (
    <label hidden={hidden} className={classes('choice', className)}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
