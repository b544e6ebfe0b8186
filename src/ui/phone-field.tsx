import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldFrame } from './field.tsx'
import { fieldLook } from './field-look.ts'
import { keepLatin } from './phone-typing.ts'

type PhoneFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type' | 'onInput'> & {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  /** Before the number: a text, or a `CountryCodePicker`. A number that begins with + or 00 says its country itself. */
  country?: ReactNode
  className?: string
}

export function PhoneField(props: PhoneFieldProps) {
  const { label, description, error, country = '+964', className, id, ...input } = props
  return (
    <FieldFrame label={label} description={description} error={error} className={className} id={id}>
      {(wired) => (
        <div dir="ltr" className={fieldLook.group}>
          {typeof country === 'string' ? <span className={fieldLook.prefix}>{country}</span> : country}
          <input
            autoComplete="tel"
            {...input}
            {...wired}
            type="tel"
            inputMode="tel"
            onInput={keepLatin}
            className={classes(fieldLook.bare, 'tabular-nums')}
          />
        </div>
      )}
    </FieldFrame>
  )
}
