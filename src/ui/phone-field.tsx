import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'
import { FieldHelp, FieldLabel, type FieldMessages } from './field-parts.tsx'
import { keepLatin } from './phone-typing.ts'

type PhoneFieldProps = Omit<AriaTextFieldProps, 'className' | 'children' | 'style' | 'type' | 'inputMode'> &
  FieldMessages & {
    /** Shown before the number; a number that begins with + or 00 says its country itself. */
    country?: string
    placeholder?: string
    className?: string
  }

export function PhoneField(allProps: PhoneFieldProps) {
  const { label, description, error, country = '+964', placeholder, className, ...props } = allProps
  return (
    <AriaTextField
      autoComplete="tel"
      validationBehavior="aria"
      {...props}
      type="tel"
      inputMode="tel"
      isInvalid={Boolean(error)}
      className={classes(fieldLook.field, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <Group dir="ltr" className={fieldLook.group}>
        <span className={fieldLook.prefix}>{country}</span>
        <Input placeholder={placeholder} onInput={keepLatin} className={classes(fieldLook.bare, 'tabular-nums')} />
      </Group>
      <FieldHelp description={description} error={error} />
    </AriaTextField>
  )
}
