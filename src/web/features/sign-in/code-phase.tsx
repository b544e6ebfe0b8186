import { useState } from 'react'
import { formatPhone } from '../../../i18n/format.ts'
import type { SignInText } from '../../../i18n/messages/sign-in/en.ts'
import { hideAlert } from '../../api/alerts.ts'
import { useAuthCall } from '../../auth.ts'
import type { PendingCode } from '../../sign-in-request.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { toFormErrors } from './form-errors.ts'
import { LinkButton } from './link-button.tsx'
import { PhaseForm } from './phase-form.tsx'
import { Resend } from './resend.tsx'
import type { Flow } from './use-flow.ts'
import { useSubmission } from './use-submission.ts'
import { useWebOtp } from './use-web-otp.ts'

const shortLength = 6
/** Beside it in the same message: that one cannot be guessed, so that others cannot use up the guesses. */
const longLength = 12
const phaseOf = { register: 'register', login: 'login', forgot: 'forgot' } as const

function toLead({ purpose, isSentBefore, isUnanswered }: PendingCode, { code }: SignInText): string {
  if (isUnanswered) return code.sentIfRight
  if (isSentBefore) return code.sentBefore
  return purpose === 'forgot' ? code.sentToMaybe : code.sentTo
}

export function CodePhase({ flow, code: pending }: { flow: Flow; code: PendingCode }) {
  const { text, go, enter } = flow
  const authCall = useAuthCall()
  const submission = useSubmission()
  const [typed, setTyped] = useState('')
  const [isOver, setOver] = useState(false)
  const [isLong, setLong] = useState(false)
  const length = isLong ? longLength : shortLength
  const back = () => go({ at: phaseOf[pending.purpose] })

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
          setLong(true)
          setTyped('')
          return { fields: {}, problem: text.code.long }
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
  useWebOtp(type)

  return (
    <>
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
        onSubmit={() => send(typed)}
      >
        <CodeField
          label={isLong ? text.code.labelLong : text.code.label}
          description={pending.isResent && !pending.isUnanswered && text.code.resent}
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
