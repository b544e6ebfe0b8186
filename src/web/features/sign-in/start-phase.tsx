import { GoogleLink } from './google-link.tsx'
import { PhaseForm } from './phase-form.tsx'
import { PhoneInput } from './phone-input.tsx'
import type { Flow } from './use-flow.ts'
import { useSubmission } from './use-submission.ts'

/** One number for whoever has an account and whoever has none: nothing is asked of the server, so nobody learns which it is. */
export function StartPhase({ flow }: { flow: Flow }) {
  const { text, number, go } = flow
  const submission = useSubmission()
  const next = () =>
    submission.submit(async () => {
      if (number === '') return { fields: { identifierId: text.required }, problem: null }
      go({ at: 'login' })
    })
  return (
    <>
      <PhaseForm
        label={text.start.title}
        submission={submission}
        text={text}
        action={text.start.next}
        onSubmit={() => next()}
      >
        <PhoneInput flow={flow} error={submission.errors.fields.identifierId} autoComplete="username" />
      </PhaseForm>
      <GoogleLink text={text} />
    </>
  )
}
