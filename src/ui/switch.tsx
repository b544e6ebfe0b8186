import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classes } from './classes.ts'

type SwitchProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'className'> & {
  className?: string
  children: ReactNode
}

/** A native checkbox that looks and is spoken like a switch, for forms that the server renders. */
export function Switch({ className, children, ...input }: SwitchProps) {
  return (
    <label className={classes('flex min-h-11 cursor-pointer items-center justify-between gap-4', className)}>
      <span>{children}</span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked
        role="switch"
        className={classes(
          'h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong p-0.5 checked:bg-brand',
          'before:block before:size-6 before:rounded-full before:bg-surface before:shadow-soft motion-safe:before:transition-transform before:duration-150',
          'checked:before:translate-x-5 rtl:checked:before:-translate-x-5',
        )}
      />
    </label>
  )
}
