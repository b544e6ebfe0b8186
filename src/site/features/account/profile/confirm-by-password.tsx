import { textOf, toFormProblem, useForm } from '../../../../client/forms/use-form.ts'
import { useAuthCall } from '../../../../client/session/auth.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import type { ConfirmProps } from './confirm-props.ts'

export function ConfirmByPassword({ messages, user, onConfirmed }: ConfirmProps) {
  const t = messages.confirm
  const authCall = useAuthCall()
  const { form, isPending, message, errorOf } = useForm(async (typed) => {
    const password = textOf(typed, 'password')
    const { required } = messages.errors
    if (!password) return { message: required, fields: { password: required } }
    const hide = { error: true, success: true }
    const outcome = await authCall('POST /public/auth/confirm-identity', { body: { password } }, { hide })
    if (outcome.ok) onConfirmed(outcome.body)
    return toFormProblem(outcome, messages.offline)
  })
  return (
    <form {...form} className="space-y-4">
      <FormAlert message={message} />
      {/* So that a password manager knows whose password it fills in. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.phone ?? ''} readOnly hidden />
      <PasswordField
        name="password"
        label={t.password}
        showLabel={messages.showPassword}
        autoComplete="current-password"
        autoFocus
        error={errorOf('password')}
      />
      <Button isPending={isPending} pendingLabel={t.checking} className="w-full">
        {t.submit}
      </Button>
    </form>
  )
}
