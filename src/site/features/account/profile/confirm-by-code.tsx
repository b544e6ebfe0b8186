import { useState } from 'react'
import { toFormProblem, useForm } from '../../../../client/forms/use-form.ts'
import { useAuthCall } from '../../../../client/session/auth.ts'
import { Button } from '../../../../ui/button.tsx'
import { CodeField } from '../../../../ui/code-field.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import type { ConfirmProps } from './confirm-props.ts'

const length = 6
const hide = { error: true, success: true }

/** To the phone that the account has. A code that has run out is asked for again in the same place. */
export function ConfirmByCode({ messages, phone, onConfirmed }: ConfirmProps) {
  const t = messages.confirm
  const { id, code, type, send, confirm } = useCodeConfirmation({ messages, onConfirmed })
  const number = (
    <bdi dir="ltr" className="font-semibold whitespace-nowrap">
      {phone}
    </bdi>
  )
  if (id === null)
    return (
      <form {...send.form} className="space-y-4">
        <FormAlert message={send.message ?? confirm.message} />
        <p>
          {t.codeLead} {number}
        </p>
        <Button isPending={send.isPending} pendingLabel={messages.phone.sending} className="w-full">
          {messages.phone.send}
        </Button>
      </form>
    )
  return (
    <form {...confirm.form} className="space-y-4">
      <FormAlert message={confirm.message} />
      <p>
        {messages.phone.sentTo} {number}
      </p>
      <CodeField
        name="code"
        label={messages.phone.code}
        description={messages.phone.codeHint}
        value={code}
        onChange={type}
        autoFocus
        error={confirm.errorOf('code')}
      />
      <Button isPending={confirm.isPending} pendingLabel={t.checking} className="w-full">
        {t.submit}
      </Button>
    </form>
  )
}

function useCodeConfirmation({ messages, onConfirmed }: Pick<ConfirmProps, 'messages' | 'onConfirmed'>) {
  const authCall = useAuthCall()
  const [id, setId] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const send = useForm(async () => {
    const outcome = await authCall('POST /public/auth/send-confirmation-code', {}, { hide })
    if (outcome.ok) {
      setCode('')
      setId(outcome.body.id)
    }
    return toFormProblem(outcome, messages.offline)
  })
  const confirm = useForm(async () => {
    const { codeHint } = messages.phone
    if (!id || code.length < length) return { message: codeHint, fields: { code: codeHint } }
    const outcome = await authCall('POST /public/auth/confirm-identity', { body: { id, code } }, { hide })
    const problem = toFormProblem(outcome, messages.offline)
    if (outcome.ok) {
      onConfirmed(outcome.body)
      return null
    }
    if (outcome.body?.code === 'CODE_EXPIRED') setId(null)
    return problem && outcome.body?.code === 'INVALID_CODE'
      ? { ...problem, fields: { code: problem.message } }
      : problem
  })
  const type = (typed: string) => {
    setCode(typed)
    // The state is there when the form is sent: a whole code needs no button.
    if (typed.length === length && typed !== code) setTimeout(() => confirm.form.ref.current?.requestSubmit())
  }
  return { id, code, type, send, confirm }
}
