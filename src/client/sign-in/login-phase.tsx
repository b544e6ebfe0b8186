import { PasswordField } from '../../ui/password-field.tsx'
import { hideAlert } from '../call/alerts.ts'
import { useAuthCall } from '../session/auth.ts'
import { toFormErrors } from './form-errors.ts'
import { GoogleLink } from './google-link.tsx'
import { LinkButton } from './link-button.tsx'
import { passwordProvider } from './password-provider.ts'
import { PhaseForm } from './phase-form.tsx'
import { PhoneInput } from './phone-input.tsx'
import type { Flow } from './use-flow.ts'
import { useSubmission } from './use-submission.ts'

export function LoginPhase({ flow }: { flow: Flow }) {
  const { text, number, go, toCode } = flow
  const authCall = useAuthCall()
  const submission = useSubmission()
  const { fields } = submission.errors

  const send = (password: string) =>
    submission.submit(async () => {
      const missing = {
        ...(number === '' && { identifierId: text.required }),
        ...(password === '' && { password: text.required }),
      }
      if (Object.keys(missing).length > 0) return { fields: missing, problem: null }
      const outcome = await authCall(
        'POST /public/mfa-provider-password-otp/login',
        { body: { provider: passwordProvider, identifierId: number, password } },
        { hide: { error: true, success: true } },
      )
      if (!outcome.ok) {
        const unanswered = outcome.body?.code === 'TOO_MANY_REQUESTS' ? outcome.body.details : undefined
        if (!unanswered) return toFormErrors(outcome, text.offline)
        // To come back later is not what helps.
        hideAlert()
        toCode({ ...unanswered.sent, isUnanswered: true }, 'login', true)
      } else toCode(outcome.body, 'login')
    })

  return (
    <>
      <PhaseForm
        label={text.login.title}
        submission={submission}
        text={text}
        action={text.login.title}
        onSubmit={(read) => send(read('password'))}
      >
        <PhoneInput flow={flow} error={fields.identifierId} autoComplete="username" />
        <div>
          <PasswordField
            label={text.password}
            name="password"
            autoComplete="current-password"
            showLabel={text.showPassword}
            error={fields.password}
          />
          <LinkButton onPress={() => go({ at: 'forgot' })} className="text-sm">
            {text.login.forgot}
          </LinkButton>
        </div>
      </PhaseForm>
      <GoogleLink text={text} />
      <p className="mt-1 flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
        {text.login.noAccount}
        <LinkButton onPress={() => go({ at: 'register' })}>{text.login.register}</LinkButton>
      </p>
    </>
  )
}
