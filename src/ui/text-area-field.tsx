import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'
import { FieldHelp, FieldLabel, type FieldMessages } from './field-parts.tsx'

export type TextAreaFieldProps = Omit<AriaTextFieldProps, 'className' | 'children' | 'style'> &
  FieldMessages & { placeholder?: string; rows?: number; className?: string }

export function TextAreaField(allProps: TextAreaFieldProps) {
  const { label, description, error, placeholder, rows = 4, className, ...props } = allProps
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isInvalid={Boolean(error)}
      className={classes(fieldLook.field, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <TextArea rows={rows} placeholder={placeholder} className={fieldLook.input} />
      <FieldHelp description={description} error={error} />
    </AriaTextField>
  )
}
