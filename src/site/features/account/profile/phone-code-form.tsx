import { useEffect, useRef, useState } from 'react'
import { toClockText, useSecondsLeft } from '../../../../client/device/countdown.ts'
import { toFormProblem, useForm } from '../../../../client/forms/use-form.ts'
import { useAuthCall } from '../../../../client/session/auth.ts'
import { formatPhone } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { CodeField } from '../../../../ui/code-field.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { CancelFormButton, SubmitRow } from './form-parts.tsx'
import type { Profile } from './load-profile.ts'
import type { PendingPhone } from './pending-phone.ts'

type PhoneCodeFormProps = Pick<Profile, 'messages'> & {
  pending: PendingPhone
  /** The person has just asked for the code; else a reload brought it back, and they may have come for something else. */
  isExpected: boolean
  onResent: (pending: PendingPhone) => void
  onDone: () => Promise<void>
  onOther: () => void
  onCancel: () => void
}

const length = 6

export function PhoneCodeForm(props: PhoneCodeFormProps) {
  const { messages, pending, isExpected, onResent, onDone, onOther, onCancel } = props
  const t = messages.phone
  const authCall = useAuthCall()
  const [code, setCode] = useState('')
  const { form, isPending, message, errorOf } = useForm(async () => {
    if (code.length < length) return { message: messages.errors.form, fields: { code: t.codeHint } }
    const body = { code, token: pending.token }
    const outcome = await authCall('POST /public/auth/verify-update-identifier', { body }, { hide: { error: true } })
    if (outcome.ok) {
      await onDone()
      return null
    }
    const problem = toFormProblem(outcome, messages.offline)
    return problem && outcome.body?.code === 'INVALID_CODE'
      ? { ...problem, fields: { code: problem.message } }
      : problem
  })
  const error = errorOf('code')
  // The next code is typed over the wrong one.
  useEffect(() => {
    if (error) form.ref.current?.querySelector('input')?.select()
  }, [error, form.ref])
  const type = (typed: string) => {
    setCode(typed)
    // The state is there when the form is sent: a whole code needs no button.
    if (typed.length === length && typed !== code) setTimeout(() => form.ref.current?.requestSubmit())
  }
  return (
    <form {...form} className="space-y-5">
      <FormAlert message={message} />
      <p>
        {t.sentTo}{' '}
        <bdi dir="ltr" className="font-semibold whitespace-nowrap">
          {formatPhone(pending.phone)}
        </bdi>
      </p>
      <CodeField
        name="code"
        label={t.code}
        description={t.codeHint}
        value={code}
        onChange={type}
        autoFocus={isExpected}
        error={error}
      />
      <SubmitRow label={t.confirm} pendingLabel={t.confirming} isPending={isPending}>
        <CancelFormButton label={messages.cancel} onCancel={onCancel} />
      </SubmitRow>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {pending.resendAt !== null && (
          <Resend messages={messages} pending={pending} resendAt={pending.resendAt} onResent={onResent} />
        )}
        <Button type="button" tone="ghost" size="small" onClick={onOther}>
          {t.other}
        </Button>
      </div>
    </form>
  )
}

type ResendProps = Pick<PhoneCodeFormProps, 'messages' | 'pending' | 'onResent'> & { resendAt: number }

function Resend({ messages, pending, resendAt, onResent }: ResendProps) {
  const t = messages.phone
  const authCall = useAuthCall()
  const left = useSecondsLeft(resendAt)
  const [isPending, setPending] = useState(false)
  const isSending = useRef(false)
  const resend = async () => {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    const outcome = await authCall('POST /public/mfa-provider-password-otp/resend-otp-register', {
      body: { id: pending.token },
    })
    isSending.current = false
    setPending(false)
    if (outcome.ok) onResent({ ...pending, token: outcome.body.id, resendAt: null })
  }
  if (left > 0)
    return (
      <p className="text-ink-soft">
        {t.againIn}{' '}
        <bdi dir="ltr" role="timer" className="font-semibold tabular-nums">
          {toClockText(left)}
        </bdi>
      </p>
    )
  return (
    <Button type="button" tone="quiet" size="small" isPending={isPending} pendingLabel={t.sending} onClick={resend}>
      {t.again}
    </Button>
  )
}
