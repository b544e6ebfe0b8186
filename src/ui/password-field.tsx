import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react'
import { classes } from './classes.ts'
import { FieldFrame } from './field.tsx'
import { fieldLook } from './field-look.ts'
import { EyeCrossedIcon, EyeIcon } from './icons-account.tsx'

type PasswordFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type'> & {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  /** The label of the button that shows the typed text. */
  showLabel: string
  autoComplete: 'current-password' | 'new-password'
  className?: string
}

/** Typing it blind, twice, on a phone is what makes people forget it: so it can be seen. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, error, showLabel, className, id, ...input } = props
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame label={label} description={description} error={error} className={className} id={id}>
      {(wired) => (
        <span className={fieldLook.group}>
          <input
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...wired}
            type={isShown ? 'text' : 'password'}
            className={classes(fieldLook.bare, 'rtl:text-end')}
          />
          <button
            type="button"
            aria-label={showLabel}
            aria-pressed={isShown}
            aria-controls={wired.id}
            onClick={() => setShown(!isShown)}
            className={classes(
              'inline-flex w-12 shrink-0 cursor-pointer items-center justify-center rounded-control -outline-offset-3',
              isShown ? 'text-brand' : 'text-ink-soft',
            )}
          >
            {isShown ? <EyeCrossedIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
