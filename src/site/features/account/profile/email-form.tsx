import { textOf, toFormProblem, useForm } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { Field } from '../../../../ui/field.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { CancelFormButton, SubmitRow } from './form-parts.tsx'
import type { Profile } from './load-profile.ts'
import { useConfirmation } from './use-confirmation.tsx'

type EmailFormProps = Pick<Profile, 'messages' | 'user' | 'phone'> & {
  onSaved: () => Promise<void>
  onCancel: () => void
}

/** Another address needs proof, as another phone does. */
export function EmailForm({ messages, user, phone, onSaved, onCancel }: EmailFormProps) {
  const t = messages.email
  const call = useCall()
  const { run, dialog } = useConfirmation({ messages, user, phone })
  const { form, isPending, message, errorOf } = useForm(async (typed) => {
    const email = textOf(typed, 'email').trim()
    const outcome = await run((confirmation) =>
      call('PUT /customer/auth/self', { body: { email, confirmation } }, { hide: { error: true } }),
    )
    if (!outcome) return null
    if (!outcome.ok) return toFormProblem(outcome, messages.offline)
    await onSaved()
    return null
  })
  return (
    <>
      <form {...form} className="space-y-5">
        <FormAlert message={message} />
        <Field
          name="email"
          type="email"
          label={t.label}
          description={user.email ? t.removeHint : undefined}
          defaultValue={user.email ?? ''}
          autoComplete="email"
          autoFocus
          isLtr
          error={errorOf('email')}
        />
        <SubmitRow label={t.save} pendingLabel={t.saving} isPending={isPending}>
          <CancelFormButton label={messages.cancel} onCancel={onCancel} />
        </SubmitRow>
      </form>
      {dialog}
    </>
  )
}
