import { Link } from 'react-router'
import { PasswordField } from '../../ui/password-field.tsx'
import { findWeakPassword } from '../passwords/load-verdict.ts'
import { NewPasswordField } from '../passwords/new-password-field.tsx'
import { useAuthCall } from '../session/auth.ts'
import { useLocale } from '../text.tsx'
import { findPasswordErrors, toFormErrors } from './form-errors.ts'
import { LinkButton } from './link-button.tsx'
import { passwordProvider } from './password-provider.ts'
import { PhaseForm } from './phase-form.tsx'
import { PhoneInput } from './phone-input.tsx'
import type { Flow } from './use-flow.ts'
import { useSubmission } from './use-submission.ts'

export function RegisterPhase({ flow }: { flow: Flow }) {
  const { text, number, go, password: draft } = flow
  const { submission, send } = useRegistration(flow)
  const { fields } = submission.errors

  return (
    <>
      <PhaseForm
        label={text.register.title}
        submission={submission}
        text={text}
        action={text.sendCode}
        onSubmit={(read) => send(read('password'), read('confirmPassword'))}
      >
        <div>
          <PhoneInput flow={flow} error={fields.taken ?? fields.identifierId} autoComplete="tel" />
          {fields.taken && (
            <LinkButton onPress={() => go({ at: 'login' })} className="text-sm">
              {text.register.loginInstead}
            </LinkButton>
          )}
        </div>
        <NewPasswordField
          label={text.password}
          name="password"
          phone={number}
          showLabel={text.showPassword}
          description={text.rules}
          error={fields.password}
          defaultValue={draft.current}
        />
        <PasswordField
          label={text.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          showLabel={text.showPassword}
          error={fields.confirmPassword}
          defaultValue={draft.current}
        />
        <Agreement text={text} />
      </PhaseForm>
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
        {text.register.hasAccount}
        <LinkButton onPress={() => go({ at: 'login' })}>{text.register.login}</LinkButton>
      </p>
    </>
  )
}

function useRegistration({ text, number, toCode, password: draft }: Flow) {
  const authCall = useAuthCall()
  const locale = useLocale()
  const submission = useSubmission()

  const send = (password: string, confirmPassword: string) =>
    submission.submit(async () => {
      const wrong = {
        ...(number === '' && { identifierId: text.required }),
        ...findPasswordErrors({ password, confirmPassword }, text),
      }
      if (Object.keys(wrong).length > 0) return { fields: wrong, problem: null }
      const weak = await findWeakPassword(locale, password, number)
      if (weak) return { fields: { password: weak }, problem: null }
      draft.current = password
      const outcome = await authCall(
        'POST /public/mfa-provider-password-otp/register',
        { body: { provider: passwordProvider, identifierId: number, password } },
        { hide: { error: true, success: true } },
      )
      if (!outcome.ok) return toFormErrors(outcome, text.offline, { PHONE_TAKEN: 'taken' })
      toCode(outcome.body, 'register')
    })
  return { submission, send }
}

/** Read beside the form, not in place of it: what was typed stays. */
function Agreement({ text: { register } }: Pick<Flow, 'text'>) {
  const { before, terms, between, privacy, after } = register.agree
  const page = (to: string, title: string) => (
    <Link to={to} target="_blank" className="font-semibold text-brand underline underline-offset-4">
      {title}
    </Link>
  )
  return (
    <p className="text-sm text-ink-soft">
      {before}
      {page('/terms', terms)}
      {between}
      {page('/privacy', privacy)}
      {after}
    </p>
  )
}
