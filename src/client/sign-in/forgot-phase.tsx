import { useAuthCall } from '../session/auth.ts'
import { toFormErrors } from './form-errors.ts'
import { LinkButton } from './link-button.tsx'
import { passwordProvider } from './password-provider.ts'
import { PhaseForm } from './phase-form.tsx'
import { PhoneInput } from './phone-input.tsx'
import type { Flow } from './use-flow.ts'
import { useSubmission } from './use-submission.ts'

export function ForgotPhase({ flow }: { flow: Flow }) {
  const { text, number, go, toCode } = flow
  const authCall = useAuthCall()
  const submission = useSubmission()

  const send = () =>
    submission.submit(async () => {
      if (number === '') return { fields: { identifierId: text.required }, problem: null }
      const outcome = await authCall(
        'POST /forgot-password',
        { body: { provider: passwordProvider, identifierId: number } },
        { hide: { error: true, success: true } },
      )
      if (!outcome.ok) return toFormErrors(outcome, text.offline)
      toCode(outcome.body, 'forgot')
    })

  return (
    <>
      <p className="mb-4 text-ink-soft">{text.forgot.lead}</p>
      <PhaseForm
        label={text.forgot.title}
        submission={submission}
        text={text}
        action={text.sendCode}
        onSubmit={() => send()}
      >
        <PhoneInput flow={flow} error={submission.errors.fields.identifierId} autoComplete="username" />
      </PhaseForm>
      <p className="text-center">
        <LinkButton onPress={() => go({ at: 'login' })}>{text.backToLogin}</LinkButton>
      </p>
    </>
  )
}
