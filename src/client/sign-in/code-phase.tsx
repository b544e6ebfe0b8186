import { useState } from 'react'
import { formatPhone } from '../../i18n/format.ts'
import type { SignInText } from '../../i18n/messages/sign-in/en.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { hideAlert } from '../call/alerts.ts'
import { useAuthCall } from '../session/auth.ts'
import type { PendingCode } from '../session/pending-code.ts'
import { toFormErrors } from './form-errors.ts'
import { LinkButton } from './link-button.tsx'
import { PhaseForm } from './phase-form.tsx'
import { Resend } from './resend.tsx'
import type { Flow } from './use-flow.ts'
import { useSubmission } from './use-submission.ts'
import { useWebOtp } from './use-web-otp.ts'

const shortLength = 6
/** It cannot be guessed, so that others cannot use up the guesses; it is sent on request. */
const longLength = 12
const phaseOf = { register: 'register', login: 'login', forgot: 'forgot' } as const

function toLead({ purpose, isSentBefore, isUnanswered }: PendingCode, { code }: SignInText): string {
  if (isUnanswered) return code.sentIfRight
  if (isSentBefore) return code.sentBefore
  return purpose === 'forgot' ? code.sentToMaybe : code.sentTo
}

export function CodePhase({ flow, code: pending }: { flow: Flow; code: PendingCode }) {
  const { text } = flow
  const back = () => flow.go({ at: phaseOf[pending.purpose] })
  const { submission, typed, type, send, sendLong, isOver, isOffered, note, isLong, length } = useCodeCheck(
    flow,
    pending,
  )

  return (
    <>
      <OfferedCode key={length} onCode={type} />
      <p className="mb-4 text-ink-soft">
        {toLead(pending, text)}{' '}
        <bdi dir="ltr" className="font-semibold whitespace-nowrap text-ink">
          {formatPhone(pending.phone)}
        </bdi>{' '}
        <LinkButton onPress={back} className="text-sm">
          {text.code.change}
        </LinkButton>
      </p>
      <PhaseForm
        label={text.code.title}
        submission={submission}
        text={text}
        action={text.code.confirm}
        other={
          isOffered && (
            <Button type="button" tone="quiet" onClick={sendLong} className="w-full">
              {text.code.sendLong}
            </Button>
          )
        }
        onSubmit={() => send(typed)}
      >
        <CodeField
          key={length}
          autoFocus={isLong}
          label={isLong ? text.code.labelLong : text.code.label}
          description={note || (pending.isResent && !pending.isUnanswered && text.code.resent)}
          length={length}
          error={submission.errors.fields.code}
          value={typed}
          onChange={type}
        />
      </PhaseForm>
      <Resend flow={flow} code={pending} isOver={isOver} onStartAgain={back} />
    </>
  )
}

/** Checks a code, and sends a long one where too many short ones were wrong. */
function useCodeCheck({ text, go, enter }: Flow, pending: PendingCode) {
  const authCall = useAuthCall()
  const submission = useSubmission()
  const [typed, setTyped] = useState('')
  const [isOver, setOver] = useState(false)
  const [long, setLong] = useState<'offered' | { note: string } | null>(null)
  const note = long !== null && long !== 'offered' && long.note
  const isLong = note !== false
  const length = isLong ? longLength : shortLength

  const send = (code: string) =>
    submission.submit(async () => {
      const incomplete = isLong ? text.code.incompleteLong : text.code.incomplete
      if (code.length < length) return { fields: { code: incomplete }, problem: null }
      const outcome = await authCall(
        'POST /public/mfa-provider-password-otp/verify',
        { body: { id: pending.id, code, identifierId: pending.phone } },
        { hide: { error: true, success: true } },
      )
      if (!outcome.ok) {
        setOver(outcome.body?.code === 'CODE_EXPIRED')
        if (outcome.body?.code === 'TOO_MANY_REQUESTS' && pending.purpose !== 'login' && !isLong) {
          // To come back later is not what helps.
          hideAlert()
          setLong('offered')
          return { fields: {}, problem: text.code.tooMany }
        }
        return toFormErrors(outcome, text.offline, { INVALID_CODE: 'code', CODE_EXPIRED: 'code' })
      }
      if ('token' in outcome.body) go({ at: 'renew', token: outcome.body.token })
      else await enter(outcome.body)
    })

  const type = (code: string) => {
    setTyped(code)
    if (code.length === length && code !== typed) void send(code)
  }
  const sendLong = () =>
    submission.submit(async () => {
      const outcome = await authCall(
        'POST /public/mfa-provider-password-otp/send-long-code',
        { body: { id: pending.id } },
        { hide: { error: true, success: true } },
      )
      if (!outcome.ok) {
        setOver(outcome.body?.code === 'CODE_EXPIRED')
        return toFormErrors(outcome, text.offline)
      }
      setLong({ note: outcome.body.message })
      setTyped('')
    })

  return { submission, typed, type, send, sendLong, isOver, isOffered: long === 'offered', note, isLong, length }
}

/** Waits for the next message each time it comes to the screen. */
function OfferedCode({ onCode }: { onCode: (code: string) => void }) {
  useWebOtp(onCode)
  return null
}
