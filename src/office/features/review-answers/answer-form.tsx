import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { randomKey } from '../../../client/device/random-key.ts'
import { toFormProblem, useForm } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import { reviewLimits } from '../../../domain/reviews/review.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { WorkCardData, WorkData } from './load-review-work.ts'

type AnswerFormProps = { of: Pick<WorkCardData, 'id' | 'kind'>; messages: WorkData['messages'] }

/** In the name of the property, once. */
export function AnswerForm({ of: { id, kind }, messages }: AnswerFormProps) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState('')
  const tried = useRef({ text: '', key: '' })
  const { form, isPending, message, errorOf } = useForm(async () => {
    if (tried.current.text !== text) tried.current = { text, key: randomKey() }
    const input = { params: { id }, body: { text } }
    const options = { hide: { error: true }, idempotencyKey: tried.current.key }
    const outcome =
      kind === 'reviews'
        ? await call('POST /business/reviews/{id}/answer', input, options)
        : await call('POST /business/questions/{id}/answer', input, options)
    if (outcome.ok) await revalidate()
    return toFormProblem(outcome, messages.offline)
  })
  return (
    <form {...form} className="space-y-3">
      <FormAlert message={message} />
      <TextArea
        name="text"
        label={messages.answer}
        description={messages.hint}
        error={errorOf('text')}
        dir="auto"
        rows={3}
        maxLength={reviewLimits.answer.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button isPending={isPending} pendingLabel={messages.sending} className="max-sm:w-full">
        {messages.send}
      </Button>
    </form>
  )
}
