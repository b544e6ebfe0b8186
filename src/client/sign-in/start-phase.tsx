import { Button } from '../../ui/button.tsx'
import { GoogleLink } from './google-link.tsx'
import { PhaseForm } from './phase-form.tsx'
import { PhoneInput } from './phone-input.tsx'
import type { Flow } from './use-flow.ts'
import { useSubmission } from './use-submission.ts'

/** One phone field for people with and without an account. They say which: the server is not asked, so it tells nothing about others. */
export function StartPhase({ flow }: { flow: Flow }) {
  const { text, number, go } = flow
  const submission = useSubmission()
  const goOn = (at: 'login' | 'register') =>
    submission.submit(async () => {
      if (number === '') return { fields: { identifierId: text.required }, problem: null }
      go({ at })
    })
  return (
    <>
      <PhaseForm
        label={text.start.title}
        submission={submission}
        text={text}
        action={text.start.login}
        other={
          <Button type="button" tone="quiet" onClick={() => goOn('register')} className="w-full">
            {text.start.register}
          </Button>
        }
        onSubmit={() => goOn('login')}
      >
        <PhoneInput flow={flow} error={submission.errors.fields.identifierId} autoComplete="username" />
      </PhaseForm>
      <GoogleLink text={text} />
    </>
  )
}
