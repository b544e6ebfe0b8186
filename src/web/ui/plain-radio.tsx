import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classes } from './classes.ts'

type PlainRadioProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
  className?: string
  children: ReactNode
}

/** A native radio button in the house's look, for forms and filters that the server renders. */
export function PlainRadio({ className, children, ...input }: PlainRadioProps) {
  return (
    <label className={classes('inline-flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <input
        {...input}
        type="radio"
        className="size-6 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-surface checked:border-[7px] checked:border-brand"
      />
      <span className="grow">{children}</span>
    </label>
  )
}
