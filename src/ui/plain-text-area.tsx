import type { ComponentPropsWithoutRef } from 'react'
import { fieldLook } from './field-look.ts'
import { type Messages, PlainFrame } from './plain-field.tsx'

type PlainTextAreaProps = Messages & Omit<ComponentPropsWithoutRef<'textarea'>, 'className'>

export function PlainTextArea({ label, description, error, className, id, rows = 4, ...area }: PlainTextAreaProps) {
  return (
    <PlainFrame label={label} description={description} error={error} className={className} id={id}>
      {(wired) => <textarea {...area} {...wired} rows={rows} className={fieldLook.input} />}
    </PlainFrame>
  )
}
