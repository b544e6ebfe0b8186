import { useEffect, useRef, useState } from 'react'
import { randomKey } from '../../../client/device/random-key.ts'
import { toFormProblem, useForm } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import type { SavedTravellers } from './load-travellers.ts'
import { PersonFields } from './person-fields.tsx'
import { emptyPerson, type SavedTraveller, toInput, toPerson } from './traveller-draft.ts'

type TravellerFormProps = Pick<SavedTravellers, 'messages' | 'parts'> & {
  title: string
  /** Null for a new one. */
  saved: SavedTraveller | null
  onSaved: () => Promise<void>
  onCancel: () => void
}

export function TravellerForm({ messages, parts, title, saved, onSaved, onCancel }: TravellerFormProps) {
  const call = useCall()
  const [person, setPerson] = useState(() => (saved ? toPerson(saved) : emptyPerson))
  // Sent again after a lost answer, it saves the traveller once.
  const [idempotencyKey] = useState(() => randomKey())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { form, isPending, message, errorOf } = useForm(async () => {
    const body = toInput(person)
    const options = { hide: { error: true } }
    const outcome = saved
      ? await call('PUT /customer/travellers/{id}', { params: { id: saved.id }, body }, options)
      : await call('POST /customer/travellers', { body }, { ...options, idempotencyKey })
    if (outcome.ok) await onSaved()
    return toFormProblem(outcome, messages.offline)
  })
  return (
    <form {...form} className="space-y-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <FormAlert message={message} />
      <PersonFields
        messages={parts}
        person={person}
        onChange={(field, value) => setPerson((before) => ({ ...before, [field]: value }))}
        errorOf={errorOf}
        hasBirthDate
        hasPassport
        isForLater
        section="traveller"
      />
      <p className="note">{parts.choose.privacy}</p>
      <div className="flex flex-wrap gap-3">
        <Button isPending={isPending} pendingLabel={messages.saving} className="max-sm:w-full">
          {messages.save}
        </Button>
        <Button type="button" tone="ghost" onClick={onCancel} className="max-sm:w-full">
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}
