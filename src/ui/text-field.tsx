import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'
import { FieldHelp, FieldLabel, type FieldMessages } from './field-parts.tsx'

export type TextFieldProps = Omit<AriaTextFieldProps, 'className' | 'children' | 'style'> &
  FieldMessages & {
    placeholder?: string
    /** For codes, emails and addresses of pages, which read from left to right in every language. */
    isLtr?: boolean
    className?: string
  }

export function TextField({ label, description, error, placeholder, isLtr, className, ...props }: TextFieldProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isInvalid={Boolean(error)}
      className={classes(fieldLook.field, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <Input
        placeholder={placeholder}
        dir={isLtr ? 'ltr' : undefined}
        className={classes(fieldLook.input, isLtr && 'rtl:text-end')}
      />
      <FieldHelp description={description} error={error} />
    </AriaTextField>
  )
}
