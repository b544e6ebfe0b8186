import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Behaviour, openStandIn } from '../testing/stand-in.ts'
import { createHttpSms } from './http-sms.ts'
import { SmsError } from './sms-gateway.ts'

const sms = { to: '+9647701234567', text: 'رمزك هو 482913', code: '482913' }
const key = 'the-secret-key'

let service: Awaited<ReturnType<typeof openStandIn>>
beforeEach(async () => {
  service = await openStandIn({ status: 202 })
})
afterEach(() => service.close())

const gateway = (body?: string) =>
  createHttpSms({
    url: `${service.url}/send?key=${key}`,
    headers: { 'x-api-key': key },
    body,
    timeout: service.patience(),
  })
const failure = (input = sms): Promise<SmsError> =>
  gateway()
    .send(input)
    .then(
      () => Promise.reject(new Error('it was sent')),
      (error) => error,
    )

describe('the request', () => {
  test('is a POST of the default body with the headers', async () => {
    await gateway().send(sms)
    expect(service.asked).toEqual([
      {
        method: 'POST',
        path: `/send?key=${key}`,
        body: JSON.stringify({ to: sms.to, text: sms.text }),
        headers: expect.objectContaining({ 'content-type': 'application/json', 'x-api-key': key }),
      },
    ])
  })

  test('fills strings at any depth and nothing else', async () => {
    await gateway('{"{to}":1,"messages":[{"phones":["{to}"],"body":"Safar: {text} ({code}/{code})"}],"a":null}').send(
      sms,
    )
    expect(JSON.parse(service.asked[0]?.body ?? '')).toEqual({
      '{to}': 1,
      messages: [{ phones: [sms.to], body: `Safar: ${sms.text} (482913/482913)` }],
      a: null,
    })
  })

  test('a text cannot leave its string, nor be filled again', async () => {
    const text = '","to":"+1","x":"\\ \n {code} {to} $& $1'
    await gateway().send({ ...sms, text })
    expect(JSON.parse(service.asked[0]?.body ?? '')).toEqual({ to: sms.to, text })
  })

  test('a body that needs a code refuses a message without one, for good', async () => {
    const sent = gateway('{"to":"{to}","otp":"{code}"}').send({ to: sms.to, text: 'Your room is ready' })
    await expect(sent).rejects.toMatchObject({ isFinal: true })
    expect(service.asked).toEqual([])
  })
})

describe('the answer', () => {
  test.each<[string, Behaviour]>([
    ['200 with nothing', {}],
    ['201 with a page', { status: 201, body: '<html>' }],
    ['202 whose body breaks off', 'half'],
  ])('%s means sent', async (_, behaviour) => {
    service.answer(behaviour)
    await expect(gateway().send(sms)).resolves.toBeUndefined()
  })

  test.each<[string, Behaviour, { isFinal: boolean; retryAfter?: number }]>([
    ['nothing in time', 'never', { isFinal: false }],
    ['a cut connection', 'close', { isFinal: false }],
    ['500', { status: 500, body: key + sms.code }, { isFinal: false }],
    ['503 with a wait', { status: 503, headers: { 'retry-after': '7' } }, { isFinal: false, retryAfter: 7 }],
    ['429', { status: 429 }, { isFinal: false }],
    ['429 with a wait', { status: 429, headers: { 'retry-after': '120' } }, { isFinal: false, retryAfter: 120 }],
    [
      '429 until a date',
      {
        status: 429,
        headers: { date: 'Tue, 03 Mar 2026 10:00:00 GMT', 'retry-after': 'Tue, 03 Mar 2026 10:01:30 GMT' },
      },
      { isFinal: false, retryAfter: 90 },
    ],
    ['429 with nonsense', { status: 429, headers: { 'retry-after': 'soon' } }, { isFinal: false }],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, { isFinal: false }],
    ['400', { status: 400, body: `bad ${sms.code}` }, { isFinal: true }],
    ['401', { status: 401, body: `bad ${key}` }, { isFinal: true }],
    ['404 with a wait', { status: 404, headers: { 'retry-after': '7' } }, { isFinal: true }],
  ])('%s', async (_, behaviour, { isFinal, retryAfter }) => {
    service.answer(behaviour)
    const error = await failure()
    expect(error).toBeInstanceOf(SmsError)
    expect([error.isFinal, error.retryAfter]).toEqual([isFinal, retryAfter])
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(/482913|the-secret-key/)
    expect(service.asked).toHaveLength(1)
  })

  test('nobody there: later', async () => {
    await service.close()
    expect(await failure()).toMatchObject({ isFinal: false, message: expect.stringContaining('ECONNREFUSED') })
  })
})

describe('a bad configuration', () => {
  test.each([
    ['{"to":"{to}","text":{text}}', /must be a JSON object/],
    ['to={to}', /must be a JSON object/],
    ['"{to} {text}"', /must be a JSON object/],
    ['{"phone":"{phone}","text":"{text}"}', /must have \{to\}/],
    ['{"{to}":"","text":"{text}"}', /must have \{to\}/],
    ['{"to":"{to}"}', /must have \{text\} or \{code\}/],
  ])('the body %s', (body, message) => {
    expect(() => createHttpSms({ url: 'http://127.0.0.1/', body })).toThrow(message)
  })

  test.each(['', 'sms.example', 'ftp://sms.example/', `http://user:${key}@sms.example/`])('the address %s', (url) => {
    expect(() => createHttpSms({ url })).toThrow(/must be an http or https URL/)
  })

  test('a header that HTTP does not allow, without repeating it', () => {
    const create = () => createHttpSms({ url: 'http://127.0.0.1/', headers: { authorization: `${key}\n` + `x${key}` } })
    expect(create).toThrow(/^The headers of the SMS gateway have a name or a value that HTTP does not allow$/)
  })
})
