import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classes } from './classes.ts'

type PlainRadioProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
  className?: string
  children: ReactNode
}

/** A native radio button in the house's look, for forms and filters that the server renders. */
export function PlainRadio({ className, children, ...input }: PlainRadioProps) {
  return (
    <label className={classes('choice', className)}>
      <input {...input} type="radio" />
      <span>{children}</span>
    </label>
  )
}
