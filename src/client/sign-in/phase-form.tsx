import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SignInText } from '../../i18n/messages/sign-in/en.ts'
import { Button } from '../../ui/button.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import type { FormErrors } from './form-errors.ts'
import type { Submission } from './use-submission.ts'

type PhaseFormProps = {
  /** Names the form for those who only hear it: the dialog's heading changes without them. */
  label: string
  submission: Submission
  text: SignInText
  action: string
  /** Beside the action, as near at hand. */
  other?: ReactNode
  onSubmit: (read: (name: string) => string) => void
  children: ReactNode
}

/** Its first empty field is where one begins; its action stays above the keyboard of a phone. */
export function PhaseForm({
  label,
  submission: { isPending, errors, round },
  text,
  action,
  other,
  onSubmit,
  children,
}: PhaseFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocus(form, errors)
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        onSubmit((name) => String(data.get(name) ?? ''))
      }}
    >
      {errors.problem && (
        <p key={round} role="alert" className="flex items-start gap-2 rounded-control bg-danger-soft p-3 text-danger">
          <WarningIcon className="mt-0.5 size-5" />
          {errors.problem}
        </p>
      )}
      {children}
      {/* Rounded by a hair: with straight edges Chromium draws a blue line below it on screens of 2.625 or 2.75 dots a pixel. */}
      <div className="sticky -bottom-5 z-10 -mx-5 grid gap-2 rounded-[1px] bg-surface px-5 py-3">
        <Button
          isPending={isPending}
          pendingLabel={text.working}
          // The second of a double tap was meant for the phase before.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          className="w-full"
        >
          {action}
        </Button>
        {other}
        <SlowNote isPending={isPending} text={text.slow} />
      </div>
    </form>
  )
}

function useFocus(form: { current: HTMLFormElement | null }, errors: FormErrors) {
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])].filter((field) => field.checkVisibility())
    ;(fields.find((field) => field.value === '') ?? fields[0])?.focus({ preventScroll: true })
  }, [form])
  useEffect(() => {
    if (Object.keys(errors.fields).length === 0) return
    const wrong = form.current?.querySelector<HTMLInputElement>('[aria-invalid]')
    wrong?.focus()
    wrong?.select?.()
  }, [form, errors])
}

const patience = 1_500

/** The check against robots lets a slow phone compute for a while: then it says so. */
function SlowNote({ isPending, text }: { isPending: boolean; text: string }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isPending) return setLong(false)
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [isPending])
  return (
    <p role="status" className="text-center text-sm text-ink-soft">
      {isLong && text}
    </p>
  )
}
