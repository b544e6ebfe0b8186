import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'
import { Icon } from './icon.tsx'
import { EyeIcon } from './icons-account.tsx'
import { PlainFrame } from './plain-field.tsx'

type PasswordFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type'> & {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  /** Said by the button that shows what is typed. */
  showLabel: string
  autoComplete: 'current-password' | 'new-password'
  className?: string
}

const EyeClosedIcon = () => (
  <Icon d="M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6ZM9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0-5.5 0M4.5 4.5l15 15" />
)

/** Typing it blind, twice, on a phone is what makes people forget it: so it can be seen. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, error, showLabel, className, id, ...input } = props
  const [isShown, setShown] = useState(false)
  return (
    <PlainFrame label={label} description={description} error={error} className={className} id={id}>
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
            {isShown ? <EyeClosedIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    </PlainFrame>
  )
}
