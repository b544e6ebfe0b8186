import type { AuthContract, AuthKey } from '../../contract/auth.ts'
import { MailError, type MailGateway } from '../../gateways/mail/mail-gateway.ts'
import { SmsError, type SmsGateway } from '../../gateways/sms/sms-gateway.ts'
import type { Dispatch } from '../../http/call-input.ts'
import { toProblem } from '../../http/send-problem.ts'
import type { Metrics } from './metrics.ts'

const steps: Partial<Record<AuthKey, string>> = {
  'POST /public/mfa-provider-password-otp/register': 'register',
  'POST /public/mfa-provider-password-otp/login': 'login',
  'POST /public/mfa-provider-password-otp/verify': 'verify',
  'POST /public/auth/google': 'google',
  'POST /forgot-password': 'forgot',
  'POST /reset-password': 'reset',
}

/** Counts how the steps of signing in end, from a browser or over HTTP. */
export const countSignIns =
  (dispatch: Dispatch<AuthContract>, { countSignIn }: Pick<Metrics, 'countSignIn'>): Dispatch<AuthContract> =>
  (key, input) => {
    const answer = dispatch(key, input)
    const step = steps[key]
    if (step)
      answer.then(
        () => countSignIn(step, 'ok'),
        (error) => countSignIn(step, toProblem(error).code),
      )
    return answer
  }

export const countSms = (gateway: SmsGateway, metrics: Pick<Metrics, 'countSms'>): SmsGateway => ({
  ...gateway,
  async send(sms) {
    try {
      await gateway.send(sms)
    } catch (error) {
      metrics.countSms(error instanceof SmsError && error.isFinal ? 'refused' : 'failed')
      throw error
    }
    metrics.countSms('taken')
  },
})

export const countMails = (gateway: MailGateway, metrics: Pick<Metrics, 'countMail'>): MailGateway => ({
  ...gateway,
  async send(mail, handOver) {
    try {
      await gateway.send(mail, handOver)
    } catch (error) {
      metrics.countMail(error instanceof MailError && error.isFinal ? 'refused' : 'failed')
      throw error
    }
    metrics.countMail('taken')
  },
})
