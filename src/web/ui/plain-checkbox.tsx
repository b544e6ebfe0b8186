import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classes } from './classes.ts'
import { CheckIcon } from './icons.tsx'

type PlainCheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
  className?: string
  children: ReactNode
}

/** A native checkbox in the house's look, for forms and filters that the server renders. */
export function PlainCheckbox({ className, children, ...input }: PlainCheckboxProps) {
  return (
    <label className={classes('inline-flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          type="checkbox"
          className="peer size-6 cursor-pointer appearance-none rounded-md border-2 border-line-strong bg-surface checked:border-brand checked:bg-brand aria-invalid:border-danger"
        />
        <CheckIcon className="pointer-events-none absolute inset-1 hidden size-4 text-on-brand peer-checked:block" />
      </span>
      <span>{children}</span>
    </label>
  )
}
