import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { randomKey } from '../../../../client/device/random-key.ts'
import { toFormProblem } from '../../../../client/forms/use-form.ts'
import { useSignedForm } from '../../../../client/forms/use-signed-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { questionLimits } from '../../../../domain/reviews/question.ts'
import { fill } from '../../../../i18n/fill.ts'
import type { QuestionsText } from '../../../../i18n/messages/questions.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'

type AskFormProps = { property: number; messages: QuestionsText }

export function AskForm({ property, messages: t }: AskFormProps) {
  const call = useCall()
  const [text, setText] = useState('')
  const [isDone, setDone] = useState(false)
  // One key for all tries of the same text: what arrived without an answer is not asked twice.
  const tried = useRef({ text: '', key: '' })
  const { form, isPending, message, errorOf } = useSignedForm(async () => {
    if (tried.current.text !== text) tried.current = { text, key: randomKey() }
    const outcome = await call(
      'POST /customer/properties/{id}/questions',
      { params: { id: property }, body: { text } },
      { hide: { error: true, success: true }, idempotencyKey: tried.current.key },
    )
    setDone(outcome.ok)
    return toFormProblem(outcome, t.offline)
  })
  const askAnother = () => {
    setText('')
    setDone(false)
  }
  if (isDone) return <QuestionSent property={property} messages={t} onAnother={askAnother} />
  return (
    <form {...form} className="max-w-2xl space-y-5">
      <FormAlert message={message} />
      <TextArea
        name="text"
        label={t.text}
        description={
          <>
            {t.hint} {fill(t.left, { count: questionLimits.text.max - text.length })}
          </>
        }
        error={errorOf('text')}
        dir="auto"
        rows={4}
        maxLength={questionLimits.text.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button isPending={isPending} pendingLabel={t.sending} className="max-sm:w-full">
        {t.send}
      </Button>
    </form>
  )
}

type QuestionSentProps = AskFormProps & { onAnother: () => void }

const QuestionSent = ({ property, messages: t, onAnother }: QuestionSentProps) => (
  <div className="space-y-4">
    <p role="status" className="note">
      {t.sent}
    </p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink as={Link} to={`/properties/${property}`}>
        {t.back}
      </ButtonLink>
      <Button type="button" tone="quiet" onClick={onAnother}>
        {t.another}
      </Button>
    </div>
  </div>
)
