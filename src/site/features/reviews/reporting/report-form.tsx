import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { randomKey } from '../../../../client/device/random-key.ts'
import { toFormProblem } from '../../../../client/forms/use-form.ts'
import { useSignedForm } from '../../../../client/forms/use-signed-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { useText } from '../../../../client/text.tsx'
import type { ReportReason } from '../../../../domain/reviews/review.ts'
import { Button } from '../../../../ui/button.tsx'
import { fieldLook } from '../../../../ui/field-look.ts'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { Radio } from '../../../../ui/radio.tsx'
import type { ReportView } from './load-report.ts'

/** The reason of a report. */
export function ReportForm({ view }: { view: ReportView }) {
  const { id, what, messages: t } = view
  const { error } = useText()
  const call = useCall()
  const key = useRef(randomKey())
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [isDone, setDone] = useState(false)
  const { form, isPending, message, errorOf } = useSignedForm(async () => {
    if (!reason) return { message: t.reasonRequired, fields: { reason: t.reasonRequired } }
    const input = { params: { id }, body: { reason } }
    const options = { hide: { error: true, success: true }, idempotencyKey: key.current }
    const outcome =
      what === 'review'
        ? await call('POST /customer/reviews/{id}/report', input, options)
        : await call('POST /customer/questions/{id}/report', input, options)
    setDone(outcome.ok)
    return toFormProblem(outcome, error.offline)
  })
  return (
    <div className="space-y-6">
      <figure className="border-s-2 border-line-strong ps-3">
        <figcaption className="text-sm font-semibold">{t.reported}</figcaption>
        <p lang="" dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-soft">
          {view.text}
        </p>
      </figure>
      {isDone ? (
        <p role="status" className="note">
          {t.thanks}
        </p>
      ) : (
        <form {...form} className="max-w-2xl space-y-5">
          <FormAlert message={message} />
          <ReasonChoice view={view} chosen={reason} onChoose={setReason} error={errorOf('reason')} />
          <Button isPending={isPending} pendingLabel={t.sending} className="max-sm:w-full">
            {t.send}
          </Button>
        </form>
      )}
      {view.back && (
        <Link
          to={view.back.path}
          className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {view.back.label}
        </Link>
      )}
    </div>
  )
}

type ReasonChoiceProps = {
  view: ReportView
  chosen: ReportReason | null
  onChoose: (reason: ReportReason) => void
  error: string | undefined
}

const ReasonChoice = ({ view: { messages, reasons }, chosen, onChoose, error }: ReasonChoiceProps) => (
  <fieldset
    className={fieldLook.field}
    aria-describedby={error ? 'reason-error' : undefined}
    tabIndex={error ? -1 : undefined}
  >
    <legend className={fieldLook.label}>{messages.reason}</legend>
    {reasons.map(({ reason, label }) => (
      <Radio key={reason} name="reason" value={reason} checked={chosen === reason} onChange={() => onChoose(reason)}>
        {label}
      </Radio>
    ))}
    {error && (
      <p id="reason-error" className={fieldLook.error}>
        {error}
      </p>
    )}
  </fieldset>
)
