import type { ComponentPropsWithoutRef } from 'react'
import { FieldFrame, type FieldMessages } from './field.tsx'
import { fieldLook } from './field-look.ts'

type TextAreaProps = FieldMessages & Omit<ComponentPropsWithoutRef<'textarea'>, 'className'>

export function TextArea({ label, description, error, className, id, rows = 4, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} description={description} error={error} className={className} id={id}>
      {(wired) => <textarea {...area} {...wired} rows={rows} className={fieldLook.input} />}
    </FieldFrame>
  )
}
