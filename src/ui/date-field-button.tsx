import { type ReactNode, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'
import type { FieldMessages } from './field-parts.tsx'
import { CalendarIcon } from './icons.tsx'

type DateFieldButtonProps = FieldMessages & { overlay: ReactNode; className?: string; children: ReactNode }

/** Label, the button that shows the chosen dates, hint and error; the button opens what is beside it in its trigger. */
export function DateFieldButton({ label, description, error, overlay, className, children }: DateFieldButtonProps) {
  const id = useId()
  const described = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes(fieldLook.field, className)}>
      <span id={`${id}-label`} className={fieldLook.label}>
        {label}
      </span>
      <Button
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={described || undefined}
        className={classes(
          fieldLook.input,
          'flex cursor-pointer items-center gap-3 text-start data-focus-visible:outline-3',
          error && 'border-2 border-danger',
        )}
      >
        <CalendarIcon className="size-5 text-brand" />
        <span id={`${id}-value`} className="min-w-0 grow">
          {children}
        </span>
      </Button>
      {overlay}
      {description && (
        <p id={`${id}-hint`} className={fieldLook.hint}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={fieldLook.error}>
          {error}
        </p>
      )}
    </div>
  )
}
