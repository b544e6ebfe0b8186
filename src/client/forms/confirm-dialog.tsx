import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ButtonTone } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { UiLocale } from '../../ui/ui-locale.tsx'
import { useLocale, useText } from '../text.tsx'
import { type FormProblem, textOf, useForm } from './use-form.ts'

/** The question before an action that is hard to undo. */
export type ConfirmRequest = {
  title: string
  facts: readonly string[]
  /** On the button that does it. */
  confirm: string
  confirmTone?: ButtonTone
  pendingLabel: string
  /** On the button that leaves everything as it is. */
  keep: string
  /** To be sure that it is the owner who asks. */
  password?: { label: string; showLabel: string; missing: FormProblem }
  /** Says what speaks against it; with nothing, the dialog closes. */
  act: (password: string) => Promise<FormProblem | null>
  /** Once it is done and the dialog has given the focus back. */
  afterwards?: () => void
}

type ConfirmDialogProps = ConfirmRequest & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function ConfirmDialog({ isOpen, onOpenChange, ...question }: ConfirmDialogProps) {
  const { title, confirm, confirmTone = 'danger', pendingLabel, keep, password, act, afterwards } = question
  const t = useText()
  const id = useId()
  const isDone = useRef(false)
  const state = useForm(async (typed) => {
    const input = textOf(typed, 'password')
    if (password && !input) return password.missing
    const problem = await act(input)
    isDone.current = !problem
    if (!problem) onOpenChange(false)
    return problem
  })
  return (
    <UiLocale locale={useLocale()}>
      <Dialog
        isAlert
        title={title}
        closeLabel={t.alert.close}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        footer={
          <>
            <Button type="button" tone="quiet" onClick={() => onOpenChange(false)} className="max-sm:w-full">
              {keep}
            </Button>
            <Button
              form={id}
              tone={confirmTone}
              isPending={state.isPending}
              pendingLabel={pendingLabel}
              className="max-sm:w-full"
            >
              {confirm}
            </Button>
          </>
        }
      >
        <Asked id={id} state={state} {...question} onGone={() => isDone.current && afterwards?.()} />
      </Dialog>
    </UiLocale>
  )
}

type AskedProps = Pick<ConfirmRequest, 'facts' | 'password'> & {
  id: string
  state: ReturnType<typeof useForm>
  onGone: () => void
}

function Asked({ id, state, facts, password, onGone }: AskedProps) {
  const gone = useEffectEvent(onGone)
  useEffect(() => () => gone(), [])
  return (
    <form id={id} {...state.form} className="space-y-4 pt-2">
      <FormAlert message={state.message} />
      {facts.length > 1 ? (
        <ul className="list-disc space-y-2 ps-5">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : (
        <p>{facts[0]}</p>
      )}
      {password && (
        <PasswordField
          name="password"
          label={password.label}
          showLabel={password.showLabel}
          autoComplete="current-password"
          error={state.errorOf('password')}
        />
      )}
    </form>
  )
}
