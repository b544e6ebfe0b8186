import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from './classes.ts'
import { typeCode } from './code-typing.ts'
import { FieldFrame } from './field.tsx'
import { fieldLook } from './field-look.ts'

type CodeFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'type' | 'value' | 'onChange' | 'maxLength'
> & {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  length?: number
  value: string
  onChange: (code: string) => void
  className?: string
}

/** One input, not six: autofill, paste, correction and screen readers know what to do with it. No `maxLength`: it would cut a pasted message. */
export function CodeField(props: CodeFieldProps) {
  const { label, description, error, length = 6, value, onChange, className, id, ...input } = props
  return (
    <FieldFrame label={label} description={description} error={error} className={className} id={id}>
      {(wired) => (
        <input
          autoComplete="one-time-code"
          {...input}
          {...wired}
          type="text"
          inputMode="numeric"
          dir="ltr"
          value={value}
          onChange={(event) => onChange(typeCode(event.currentTarget.value, length))}
          className={classes(
            fieldLook.input,
            'min-h-14 text-center text-2xl font-semibold tracking-[0.4em] tabular-nums',
          )}
        />
      )}
    </FieldFrame>
  )
}
