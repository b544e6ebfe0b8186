import { useState } from 'react'
import { toClockText, useSecondsLeft } from '../../../client/device/countdown.ts'
import { textOf, toFormProblem, useForm } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import type { Ok } from '../../../contract/contract.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { storedKeys } from '../scanning/stored-keys.ts'

type Undone = Ok<'PUT /business/redemptions/{id}/undo'>

type UndoProps = {
  id: number
  undoUntil: string
  messages: BusinessText['undo']
  /** Known by what it undoes, where there are several. */
  label?: string
  className?: string
  onUndone: (redemption: Undone) => void
}

/** A button for as long as it can be undone; pressed, it asks why. */
export function Undo({ id, undoUntil, messages, label, className = '', onUndone }: UndoProps) {
  const [isAsking, setAsking] = useState(false)
  const seconds = useSecondsLeft(Date.parse(undoUntil) - storedKeys.read().offset)
  if (seconds === 0) return null
  const left = (
    <span className="text-base font-normal">{fill(messages.for, { time: leftToRight(toClockText(seconds)) })}</span>
  )
  if (isAsking)
    return <UndoForm id={id} messages={messages} onUndone={onUndone} onKeep={() => setAsking(false)} left={left} />
  return (
    <Button type="button" tone="quiet" size="large" onClick={() => setAsking(true)} className={`w-full ${className}`}>
      {messages.action}
      {label && (
        <span className="sr-only">
          {' '}
          <bdi lang="">{label}</bdi>
        </span>
      )}
      {left}
    </Button>
  )
}

type FormProps = Pick<UndoProps, 'id' | 'messages' | 'onUndone'> & { onKeep: () => void; left: React.ReactNode }

const another = 'other'

function UndoForm({ id, messages, onUndone, onKeep, left }: FormProps) {
  const call = useCall()
  const [chosen, setChosen] = useState('')
  const state = useForm(async (typed) => {
    const reason = (chosen === another ? textOf(typed, 'reason') : chosen).trim()
    if (reason.length < 3) return { message: messages.missing, fields: { reason: messages.missing } }
    const outcome = await call(
      'PUT /business/redemptions/{id}/undo',
      { params: { id }, body: { reason } },
      { hide: { error: true, success: true } },
    )
    if (!outcome.ok) return toFormProblem(outcome, messages.offline)
    onUndone(outcome.body)
    return null
  })
  return (
    <form {...state.form} className="space-y-3 rounded-card bg-surface p-4 text-start text-ink">
      <FormAlert message={state.message} />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-bold">
          {messages.title} {left}
        </legend>
        {[...messages.reasons, another].map((reason) => (
          <Radio
            key={reason}
            name="why"
            value={reason}
            checked={chosen === reason}
            onChange={() => setChosen(reason)}
            className="min-h-12"
          >
            {reason === another ? messages.other : reason}
          </Radio>
        ))}
      </fieldset>
      {chosen === another ? (
        <Field name="reason" label={messages.label} maxLength={200} error={state.errorOf('reason')} />
      ) : (
        !chosen && state.errorOf('reason') && <p className="font-semibold text-danger">{state.errorOf('reason')}</p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button tone="danger" isPending={state.isPending} pendingLabel={messages.sending}>
          {messages.send}
        </Button>
        <Button type="button" tone="quiet" onClick={onKeep}>
          {messages.keep}
        </Button>
      </div>
    </form>
  )
}
