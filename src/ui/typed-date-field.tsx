import type { ComponentPropsWithoutRef } from 'react'
import { toShownDate, toTypedDate } from './date-typing.ts'
import { Field, type FieldMessages } from './field.tsx'

type TypedDateFieldProps = FieldMessages &
  Pick<ComponentPropsWithoutRef<'input'>, 'autoComplete' | 'required'> & {
    /** `YYYY-MM-DD` once it is whole; before that as far as it was typed. */
    value: string
    onChange: (value: string) => void
  }

/** Copied from a document faster than chosen from lists: eight digits, the slashes come by themselves. */
export const TypedDateField = ({ value, onChange, ...rest }: TypedDateFieldProps) => (
  <Field
    {...rest}
    value={toShownDate(value)}
    onChange={(event) => onChange(toTypedDate(event.currentTarget.value))}
    inputMode="numeric"
    isLtr
  />
)
