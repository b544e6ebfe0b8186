import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'
import { ChevronDownIcon } from './icons.tsx'

export type FieldMessages = { label: ReactNode; description?: ReactNode; error?: ReactNode; className?: string }

type WiredProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

type FrameProps = FieldMessages & { id?: string; children: (wired: WiredProps) => ReactNode }

/** Label, hint and error wired to one control: what the forms that the server renders use in place of React Aria. */
export function FieldFrame({ label, description, error, className, id: fixedId, children }: FrameProps) {
  const own = useId()
  const id = fixedId ?? own
  const described = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes(fieldLook.field, className)}>
      <label htmlFor={id} className={fieldLook.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
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

type FieldProps = FieldMessages &
  Omit<ComponentPropsWithoutRef<'input'>, 'className'> & {
    /** For codes, emails and addresses of pages, which read from left to right in every language. */
    isLtr?: boolean
  }

export function Field({ label, description, error, className, id, isLtr, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} description={description} error={error} className={className} id={id}>
      {(wired) => (
        <input
          {...input}
          {...wired}
          dir={isLtr ? 'ltr' : undefined}
          className={classes(fieldLook.input, isLtr && 'rtl:text-end')}
        />
      )}
    </FieldFrame>
  )
}

type SelectProps = FieldMessages & Omit<ComponentPropsWithoutRef<'select'>, 'className'>

/** The options come as children; a phone shows its own wheel or sheet. */
export function Select({ label, description, error, className, id, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} description={description} error={error} className={className} id={id}>
      {(wired) => (
        <span className="relative block">
          <select
            {...select}
            {...wired}
            className={classes(fieldLook.input, 'cursor-pointer appearance-none truncate pe-11')}
          />
          <ChevronDownIcon className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft" />
        </span>
      )}
    </FieldFrame>
  )
}
