import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import { classes } from './classes.ts'
import { CheckIcon } from './icons.tsx'
import { MinusIcon } from './icons-detail.tsx'

type CheckboxProps = Omit<AriaCheckboxProps, 'className' | 'children' | 'style'> & {
  className?: string
  children: ReactNode
}

export function Checkbox({ className, children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      validationBehavior="aria"
      {...props}
      className={classes(
        'group/check inline-flex min-h-11 cursor-pointer items-center gap-3 data-disabled:cursor-not-allowed data-disabled:opacity-50',
        className,
      )}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span
            className={classes(
              'inline-flex size-6 shrink-0 items-center justify-center rounded-md border-2 outline-gold outline-offset-2',
              'group-data-focus-visible/check:outline-3 group-data-invalid/check:border-danger',
              isSelected || isIndeterminate ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-surface',
            )}
          >
            {isIndeterminate ? <MinusIcon className="size-4" /> : isSelected && <CheckIcon className="size-4" />}
          </span>
          <span>{children}</span>
        </>
      )}
    </AriaCheckbox>
  )
}
