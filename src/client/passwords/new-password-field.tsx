import { type ComponentProps, useRef, useState } from 'react'
import { PasswordField } from '../../ui/password-field.tsx'
import { useLocale } from '../text.tsx'
import type { PasswordVerdict } from './check-password.ts'
import { loadVerdict } from './load-verdict.ts'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'onInput'> & {
  /** The phone or name that is sent: a password made of it is refused. */
  phone: string | null
}

/** Says while it is typed whether a password will do, and why not. */
export function NewPasswordField({ phone, description, error, ...field }: NewPasswordFieldProps) {
  const locale = useLocale()
  const latest = useRef('')
  const [verdict, setVerdict] = useState<PasswordVerdict | null>(null)
  const [answered, setAnswered] = useState(error)
  const [isTyped, setTyped] = useState(false)
  // An answer of the server is about what was sent, and is gone with the next letter.
  if (answered !== error) {
    setAnswered(error)
    setTyped(false)
  }

  async function check(password: string): Promise<void> {
    latest.current = password
    setTyped(true)
    const found = await loadVerdict(locale, password, phone)
    if (latest.current === password) setVerdict(found)
  }

  const shown = isTyped ? verdict : null
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      error={shown ? undefined : error}
      description={
        <span role="status" className={shown ? (shown.isGood ? 'text-success' : 'text-danger') : undefined}>
          {shown?.text ?? description}
        </span>
      }
      onInput={(event) => void check(event.currentTarget.value)}
    />
  )
}
