import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { fieldLook } from './field-look.ts'

export type FieldMessages = { label: string; description?: string; error?: string }

export function FieldLabel({ children }: { children: string }) {
  return <Label className={fieldLook.label}>{children}</Label>
}

/** The hint stays while there is an error: it usually says how to mend it. */
export function FieldHelp({ description, error }: { description?: string; error?: string }) {
  return (
    <>
      {description && (
        <Text slot="description" className={fieldLook.hint}>
          {description}
        </Text>
      )}
      <FieldError className={fieldLook.error}>{error}</FieldError>
    </>
  )
}
