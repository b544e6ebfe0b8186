import { useId } from 'react'
import { fieldLook } from '../../../ui/field-look.ts'
import { Radio } from '../../../ui/radio.tsx'

type ReasonFieldProps<Key extends string> = {
  label: string
  reasons: readonly { key: Key; label: string }[]
  value: Key | null
  onChange: (key: Key) => void
  error: string | undefined
}

export function ReasonField<Key extends string>({ label, reasons, value, onChange, error }: ReasonFieldProps<Key>) {
  const id = useId()
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className={fieldLook.label}>{label}</legend>
      <div className="grid justify-items-start">
        {reasons.map((reason) => (
          <Radio key={reason.key} name={id} checked={value === reason.key} onChange={() => onChange(reason.key)}>
            {reason.label}
          </Radio>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={fieldLook.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
