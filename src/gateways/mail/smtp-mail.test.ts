import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import type { Mail } from './mail-gateway.ts'
import { parseMailUrl, parseSender } from './parse-mail-url.ts'
import { createSmtpMail } from './smtp-mail.ts'
import {
  headersOf,
  messageIdOf,
  openMuteServer,
  openSmtpServer,
  partsOf,
  type SmtpBehaviour,
} from './testing/smtp-server.ts'

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

async function serve(...options: Parameters<typeof openSmtpServer>) {
  const server = await openSmtpServer(...options)
  open.push(server)
  return server
}

const from = { name: 'Safar', address: 'mail@safar.example' }
/** Only a server that never answers is given up soon; any other may be late on a busy machine. */
const long = { connect: 30_000, answer: 30_000, whole: 60_000 }
const short = { connect: 30_000, answer: 400, whole: 1_500 }

function gatewayOf(url: string, wait = long) {
  const server = parseMailUrl(url)
  if (!server) throw new Error(`${url} is no address of a mail server`)
  return createSmtpMail({ server, from, wait })
}

const mail: Mail = {
  messageId: '0c3bd27e-6f58-4c0f-9d5c-5b1b6d4f2a10@safar.example',
  to: 'hiwa@example.org',
  date: new Date('2026-11-19T08:00:00Z'),
  language: 'ckb',
  subject: 'حجزەکەت پشتڕاست کرایەوە',
  text: 'ژمارەی حجز: 4821\n.\nکۆتایی',
  html: '<html lang="ckb" dir="rtl"><body>ژمارەی حجز: 4821</body></html>',
  unsubscribe: null,
}

const handOver = async () => {}

describe('sending by SMTP', () => {
  test('a server gets the envelope, the headers and both texts as they are', async () => {
    const server = await serve()
    await gatewayOf(server.url).send(mail, handOver)
    expect(server.taken).toMatchObject([
      { from: 'mail@safar.example', to: ['hiwa@example.org'], hello: 'safar.example' },
    ])
    const raw = server.taken[0]?.raw ?? ''
    const headers = headersOf(raw)
    expect(Object.fromEntries(headers)).toMatchObject({
      from: ['Safar <mail@safar.example>'],
      to: ['hiwa@example.org'],
      subject: [mail.subject],
      'message-id': [`<${mail.messageId}>`],
      date: ['Thu, 19 Nov 2026 08:00:00 +0000'],
      'auto-submitted': ['auto-generated'],
      'content-language': ['ckb'],
    })
    expect(headers.has('list-unsubscribe')).toBe(false)
    const parts = partsOf(raw)
    expect(parts['text/plain']?.replaceAll('\r\n', '\n')).toBe(mail.text)
    expect(parts['text/html']).toBe(mail.html)
  })

  test('every attempt is the same bytes', async () => {
    const server = await serve()
    const gateway = gatewayOf(server.url)
    await gateway.send(mail, handOver)
    await gateway.send(mail, handOver)
    expect(server.taken).toHaveLength(2)
    expect(server.taken[0]?.raw).toBe(server.taken[1]?.raw)
  })

  test('one POST ends what nobody needs', async () => {
    const server = await serve()
    const unsubscribe = 'https://safar.example/ku/email/unsubscribe/saved/4b2d'
    await gatewayOf(server.url).send({ ...mail, unsubscribe }, handOver)
    expect(Object.fromEntries(headersOf(server.taken[0]?.raw ?? ''))).toMatchObject({
      'list-unsubscribe': [`<${unsubscribe}>`],
      'list-unsubscribe-post': ['List-Unsubscribe=One-Click'],
    })
  })

  test.each([
    ['the subject', { subject: 'Booked\r\nBcc: thief@example.org\r\n\r\nforged' }],
    ['the address', { to: 'hiwa@example.org\r\nBcc: thief@example.org' }],
    ['the address of a second reader', { to: 'hiwa@example.org, thief@example.org' }],
  ])('%s cannot add a header or a reader', async (_, change) => {
    const server = await serve()
    await gatewayOf(server.url)
      .send({ ...mail, ...change }, handOver)
      .catch(() => {})
    for (const { to, raw } of server.taken) {
      expect(to).toHaveLength(1)
      expect(to).not.toContain('thief@example.org')
      expect(headersOf(raw).has('bcc')).toBe(false)
      expect(headersOf(raw).get('message-id')).toHaveLength(1)
    }
  })

  test('the server does not have a message before the hand-over is committed', async () => {
    const server = await serve()
    const failing = async () => {
      throw new Error('the database is gone')
    }
    await expect(gatewayOf(server.url).send(mail, failing)).rejects.toMatchObject({ isFinal: false })
    let takenBefore = -1
    await gatewayOf(server.url).send(mail, async () => {
      takenBefore = server.taken.length
    })
    expect(takenBefore).toBe(0)
    expect(server.taken).toHaveLength(1)
  })
})

describe('over TLS', () => {
  const auth: SMTPServerOptions = {
    disabledCommands: [],
    onAuth: ({ username, password }, _, done) =>
      password === 's€cret@1' ? done(null, { user: username ?? '' }) : done(new Error('no')),
  }

  test('a server on this machine is asked by STARTTLS where it has it, and who we are is told inside', async () => {
    const server = await serve({ ...auth, allowInsecureAuth: false, authOptional: false })
    const url = `smtp://safar:${encodeURIComponent('s€cret@1')}@127.0.0.1:${server.port}`
    await gatewayOf(url).send(mail, handOver)
    expect(server.taken).toMatchObject([{ isSecure: true, user: 'safar' }])
  })

  test('TLS from the start', async () => {
    const server = await serve({ secure: true })
    await gatewayOf(`smtps://127.0.0.1:${server.port}`).send(mail, handOver)
    expect(server.taken).toMatchObject([{ isSecure: true }])
  })

  test('a wrong password is ours to mend, and the mail waits', async () => {
    const server = await serve({ ...auth, authOptional: false })
    await expect(gatewayOf(`smtp://safar:wrong@127.0.0.1:${server.port}`).send(mail, handOver)).rejects.toMatchObject({
      isOurs: true,
      isFinal: false,
      isAddress: false,
    })
    expect(server.taken).toEqual([])
  })

  test('a server elsewhere gets neither mail nor password without TLS, and none with a certificate that nobody vouches for', async () => {
    const plain = await serve()
    const forged = await serve({ ...auth })
    for (const { port } of [plain, forged]) {
      const server = parseMailUrl(`smtp://safar:x@127.0.0.1:${port}`)
      if (!server) throw new Error('no server')
      const gateway = createSmtpMail({ server: { ...server, isLocal: false }, from, wait: long })
      await expect(gateway.send(mail, handOver)).rejects.toMatchObject({ isFinal: false, isOurs: true })
    }
    expect([...plain.taken, ...forged.taken]).toEqual([])
  })
})

describe('what a server refuses', () => {
  const outcome = async (behaviour: SmtpBehaviour) => {
    const server = await serve()
    server.behave(behaviour)
    let isHandedOver = false
    const error = await gatewayOf(server.url)
      .send(mail, async () => {
        isHandedOver = true
      })
      .catch((error) => error)
    return { ...error, message: error.message, isHandedOver }
  }

  test.each<[string, SmtpBehaviour, object]>([
    ['nobody of that name', { to: '550 5.1.1 unknown' }, { isFinal: true, isAddress: true }],
    ['a mailbox that is closed', { to: '550 5.2.1 disabled' }, { isFinal: true, isAddress: true }],
    ['nobody, in the old words', { to: 550 }, { isFinal: true, isAddress: true }],
    ['us, at the reader', { to: '550 5.7.1 blocked' }, { isFinal: true, isAddress: false }],
    ['a full mailbox', { to: '452 4.2.2 full' }, { isFinal: false, isAddress: false }],
    ['a greylisted sender', { to: 451 }, { isFinal: false }],
    ['the sender', { from: 553 }, { isFinal: false, isOurs: true, isAddress: false }],
    ['the content', { end: '554 5.7.1 spam' }, { isFinal: true, isAddress: false, isHandedOver: true }],
    ['the content for now', { end: 421 }, { isFinal: false, isRefused: true, isHandedOver: true }],
  ])('%s', async (_, behaviour, expected) => {
    const error = await outcome(behaviour)
    expect(error).toMatchObject({ isRefused: true, isOurs: false, ...expected })
    // Errors end up in logs.
    expect(error.message).not.toMatch(/hiwa|example|unknown|spam/)
  })
})

describe('time', () => {
  test.each<[string, SmtpBehaviour]>([
    ['before the reader', { to: 'never' }],
    ['after the end', { end: 'never' }],
  ])('a server that falls silent %s is given up', async (_, behaviour) => {
    const server = await serve()
    server.behave(behaviour)
    await expect(gatewayOf(server.url, short).send(mail, handOver)).rejects.toMatchObject({
      isFinal: false,
      isRefused: false,
    })
  })

  test.each([
    ['says nothing', undefined],
    ['never ends its greeting', '220-wait\r\n'],
  ])('a server that %s is given up', async (_, drip) => {
    const server = await openMuteServer(drip)
    open.push(server)
    await expect(gatewayOf(server.url, short).send(mail, handOver)).rejects.toMatchObject({ isFinal: false })
  })

  test('a port where nobody listens', async () => {
    const server = await serve()
    await server.close()
    open.length = 0
    await expect(gatewayOf(server.url).send(mail, handOver)).rejects.toMatchObject({ isFinal: false, isRefused: false })
  })
})

describe('its settings', () => {
  test.each([
    ['smtp://host.example', { host: 'host.example', port: 587, isSecure: false, isLocal: false, auth: null }],
    ['smtps://u:p%40ss@host.example', { port: 465, isSecure: true, auth: { user: 'u', pass: 'p@ss' } }],
    ['smtp://localhost:25', { host: 'localhost', port: 25, isLocal: true }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, isLocal: true }],
    ['smtp://127.0.0.1.evil.example', { isLocal: false }],
  ])('%s', (url, expected) => expect(parseMailUrl(url)).toMatchObject(expected))

  test.each(['http://host', 'host:25', 'smtp://', 'smtp://host/path', 'smtp://host?tls=no', 'smtp://u:%zz@host', ''])(
    '%j is no server',
    (url) => expect(parseMailUrl(url)).toBeNull(),
  )

  test.each([
    ['Safar <mail@safar.example>', { name: 'Safar', address: 'mail@safar.example' }],
    ['mail@safar.example', { name: '', address: 'mail@safar.example' }],
    ['سفر <mail@safar.example>', { name: 'سفر', address: 'mail@safar.example' }],
  ])('%s', (text, expected) => expect(parseSender(text)).toEqual(expected))

  test.each(['', 'Safar', 'a@b@c', 'Safar <a@b.example>\r\nBcc: c@d.example', 'Safar <>', 'a@b.example, c@d.example'])(
    '%j is no sender',
    (text) => expect(parseSender(text)).toBeNull(),
  )
})

test('a Message-ID is found where it is', () => expect(messageIdOf('Message-ID: <a@b>\r\n\r\nx')).toBe('<a@b>'))
