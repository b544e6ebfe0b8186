import { z } from 'zod'
import { parseRetryAfter, postJson } from './post-json.ts'
import { SmsError, type SmsGateway } from './sms-gateway.ts'

type Otpiq = {
  key: string
  url?: string
  provider?: 'auto' | 'sms' | 'whatsapp' | 'telegram'
  timeout?: number
}

const name = 'otpiq'
const Sent = z.object({ smsId: z.string().min(1) })
const Wait = z.object({ waitMinutes: z.number().nonnegative().max(1440) })

/** OTPIQ writes the text of a verification itself, from the code alone; a message of our own words it takes only from registered senders. */
export function createOtpiqSms({
  key,
  url = 'https://api.otpiq.com',
  provider = 'auto',
  timeout = 10_000,
}: Otpiq): SmsGateway {
  if (!/^[\x21-\x7e]+$/.test(key)) throw new Error('OTPIQ needs its API key')
  const request = {
    name,
    url: new URL('api/sms', url.endsWith('/') ? url : `${url}/`).href,
    headers: new Headers({ authorization: `Bearer ${key}`, 'content-type': 'application/json' }),
    timeout,
  }
  return {
    name,
    async send({ to, code }) {
      if (code === undefined) throw new SmsError(`${name}: sends codes only`, { isFinal: true })
      if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new SmsError(`${name}: not a phone number in E.164`, { isFinal: true })
      const body = { phoneNumber: to.slice(1), smsType: 'verification', verificationCode: code, provider }
      const response = await postJson({ ...request, body: JSON.stringify(body) }, readWait)
      const answer = await response.json().catch(() => null)
      if (!Sent.safeParse(answer).success)
        throw new SmsError(`${name}: the gateway's answer makes no sense`, { isFinal: false })
    },
  }
}

async function readWait(response: Response): Promise<number | undefined> {
  const wait = Wait.safeParse(await response.json().catch(() => null))
  return wait.success ? Math.ceil(wait.data.waitMinutes * 60) : parseRetryAfter(response.headers)
}
