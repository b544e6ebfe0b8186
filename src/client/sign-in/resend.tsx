import { Button } from '../../ui/button.tsx'
import { toClockText, useSecondsLeft } from '../device/countdown.ts'
import { useAuthCall } from '../session/auth.ts'
import type { PendingCode } from '../session/pending-code.ts'
import { toFormErrors } from './form-errors.ts'
import { LinkButton } from './link-button.tsx'
import type { Flow } from './use-flow.ts'
import { useSubmission } from './use-submission.ts'

type ResendProps = {
  flow: Flow
  code: PendingCode
  /** The code that was sent is good for nothing any more. */
  isOver: boolean
  onStartAgain: () => void
}

/** Another code, once, after the waiting time; afterwards only a new start helps. */
export function Resend({ flow: { text, toCode }, code, isOver, onStartAgain }: ResendProps) {
  const authCall = useAuthCall()
  const { isPending, errors, submit } = useSubmission()
  const secondsLeft = useSecondsLeft(code.resendAt)

  const send = () =>
    submit(async () => {
      const outcome = await authCall(
        'POST /public/mfa-provider-password-otp/resend-otp-register',
        { body: { id: code.id } },
        { hide: { error: true, success: true } },
      )
      if (!outcome.ok) return toFormErrors(outcome, text.offline)
      toCode(outcome.body, code.purpose, true)
    })

  return (
    <div className="mt-1 grid justify-items-center gap-1 text-center text-sm text-ink-soft">
      {errors.problem && (
        <p role="alert" className="font-semibold text-danger">
          {errors.problem}
        </p>
      )}
      {secondsLeft > 0 && !code.isResent && (
        <p>
          {text.code.resendIn}{' '}
          <bdi dir="ltr" role="timer" className="font-semibold tabular-nums text-ink">
            {toClockText(secondsLeft)}
          </bdi>
        </p>
      )}
      {secondsLeft === 0 && !code.isResent && (
        <Button
          type="button"
          tone="quiet"
          size="small"
          isPending={isPending}
          pendingLabel={text.working}
          onClick={send}
        >
          {text.code.resend}
        </Button>
      )}
      {(code.isResent || isOver || errors.problem) && (
        <p className="flex flex-wrap items-center justify-center gap-x-2">
          {code.isUnanswered ? text.code.startAgainOrPassword : text.code.startAgainHint}
          {isOver ? (
            // The only way on, so it looks like one.
            <Button type="button" tone="quiet" size="small" onClick={onStartAgain}>
              {text.code.startAgain}
            </Button>
          ) : (
            <LinkButton onPress={onStartAgain}>{text.code.startAgain}</LinkButton>
          )}
        </p>
      )}
    </div>
  )
}
