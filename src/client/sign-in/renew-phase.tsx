import { PasswordField } from '../../ui/password-field.tsx'
import { findWeakPassword } from '../passwords/load-verdict.ts'
import { NewPasswordField } from '../passwords/new-password-field.tsx'
import { useAuthCall } from '../session/auth.ts'
import { useLocale } from '../text.tsx'
import { findPasswordErrors, toFormErrors } from './form-errors.ts'
import { LinkButton } from './link-button.tsx'
import { PhaseForm } from './phase-form.tsx'
import type { Flow } from './use-flow.ts'
import { useSubmission } from './use-submission.ts'

export function RenewPhase({ flow, token }: { flow: Flow; token: string }) {
  const { text, number, go } = flow
  const authCall = useAuthCall()
  const locale = useLocale()
  const submission = useSubmission()
  const { fields } = submission.errors

  const send = (newPassword: string, confirmPassword: string) =>
    submission.submit(async () => {
      const wrong = findPasswordErrors({ password: newPassword, confirmPassword }, text)
      if (Object.keys(wrong).length > 0) return { fields: wrong, problem: null }
      const weak = await findWeakPassword(locale, newPassword, number)
      if (weak) return { fields: { newPassword: weak }, problem: null }
      const outcome = await authCall(
        'POST /reset-password',
        { body: { token, newPassword, confirmPassword } },
        { hide: { error: true } },
      )
      if (!outcome.ok) return toFormErrors(outcome, text.offline, { PASSWORD_MISMATCH: 'confirmPassword' })
      go({ at: 'login' })
    })

  return (
    <>
      <p className="mb-4 text-ink-soft">{text.renew.lead}</p>
      <PhaseForm
        label={text.renew.title}
        submission={submission}
        text={text}
        action={text.renew.save}
        onSubmit={(read) => send(read('newPassword'), read('confirmPassword'))}
      >
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={number} readOnly hidden />
        <NewPasswordField
          label={text.renew.password}
          name="newPassword"
          phone={number}
          showLabel={text.showPassword}
          description={text.rules}
          error={fields.newPassword ?? fields.password}
        />
        <PasswordField
          label={text.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          showLabel={text.showPassword}
          error={fields.confirmPassword}
        />
      </PhaseForm>
      <p className="text-center">
        <LinkButton onPress={() => go({ at: 'forgot' })}>{text.code.startAgain}</LinkButton>
      </p>
    </>
  )
}
