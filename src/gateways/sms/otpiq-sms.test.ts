import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Behaviour, failures, openStandIn } from '../testing/stand-in.ts'
import { createOtpiqSms } from './otpiq-sms.ts'
import { SmsError } from './sms-gateway.ts'

const sms = { to: '+9647701234567', text: 'Your code is 482913', code: '482913' }
const key = 'sk_live_the-secret-key'
const sent = { body: JSON.stringify({ message: 'queued', smsId: 'sms-1', cost: 80, remainingCredit: 920 }) }

let service: Awaited<ReturnType<typeof openStandIn>>
beforeEach(async () => {
  service = await openStandIn(sent)
})
afterEach(() => service.close())

const gateway = () => createOtpiqSms({ url: service.url, key, timeout: service.patience() })
const failure = (): Promise<SmsError> =>
  gateway()
    .send(sms)
    .then(
      () => Promise.reject(new Error('it was sent')),
      (error) => error,
    )

test('sends the code to the number without its plus', async () => {
  await gateway().send(sms)
  const [request] = service.asked
  expect([request?.method, request?.path, request?.headers.authorization]).toEqual([
    'POST',
    '/api/sms',
    `Bearer ${key}`,
  ])
  expect(JSON.parse(request?.body ?? '')).toEqual({
    phoneNumber: '9647701234567',
    smsType: 'verification',
    verificationCode: '482913',
    provider: 'auto',
  })
})

test('the address may end in a slash, and the provider be chosen', async () => {
  await createOtpiqSms({ url: `${service.url}/proxy/`, key, provider: 'whatsapp' }).send(sms)
  expect(service.asked[0]?.path).toBe('/proxy/api/sms')
  expect(service.asked[0]?.body).toContain('"provider":"whatsapp"')
})

test.each([
  ['without a code', { to: sms.to, text: 'Your room is ready' }],
  ['to something else than a number', { ...sms, to: '07701234567' }],
])('a message %s is refused for good and never asked', async (_, message) => {
  await expect(gateway().send(message)).rejects.toMatchObject({ isFinal: true })
  expect(service.asked).toEqual([])
})

describe('the answer', () => {
  const later: [string, Behaviour, number | undefined][] = [
    ...failures.map(([name, behaviour]): [string, Behaviour, undefined] => [name, behaviour, undefined]),
    ['an empty id', { body: '{"smsId":""}' }, undefined],
    ['a refusal with 200', { body: `{"error":"${key} ${sms.code}"}` }, undefined],
    ['429 with minutes', { status: 429, body: '{"waitMinutes":3,"maxRequests":3}' }, 180],
    ['429 with a header alone', { status: 429, headers: { 'retry-after': '45' }, body: 'slow down' }, 45],
    ['429 with nonsense', { status: 429, body: '{"waitMinutes":"soon"}' }, undefined],
  ]
  test.each(later)('%s: later', async (_, behaviour, retryAfter) => {
    service.answer(behaviour)
    const error = await failure()
    expect(error).toBeInstanceOf(SmsError)
    expect([error.isFinal, error.retryAfter]).toEqual([false, retryAfter])
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(/482913|secret-key/)
  })

  test.each([400, 401, 403, 404])('%i: for good, and nothing of the answer is repeated', async (status) => {
    service.answer({ status, body: JSON.stringify({ error: `${key} may not send ${sms.code}` }) })
    const error = await failure()
    expect(error.isFinal).toBe(true)
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(/482913|secret-key/)
  })
})

test.each(['', 'two words', 'line\nbreak'])('a key such as %j is refused at the start', (bad) => {
  expect(() => createOtpiqSms({ key: bad })).toThrow('OTPIQ needs its API key')
})
