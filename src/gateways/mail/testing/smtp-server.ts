import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail that a server took: its envelope, whether it came over TLS and from whom, and the bytes. */
export type TakenMail = {
  from: string
  to: string[]
  isSecure: boolean
  hello: string
  user: string | null
  raw: string
}

/** At which step it answers with which code, instead of going on. `never`: it says nothing there. `cut`: it takes it, and the line breaks. */
export type SmtpBehaviour = Partial<Record<'from' | 'to' | 'end', number | 'never' | 'cut' | string>>

const fail = (answer: number | string): Error => {
  const [code = '', ...text] = String(answer).split(' ')
  return Object.assign(new Error(text.join(' ') || 'as the test wishes'), { responseCode: Number(code) })
}

/** A real SMTP server on a port of this machine, which takes, refuses or keeps silent as a test wishes. */
export async function openSmtpServer(options: SMTPServerOptions = {}) {
  const taken: TakenMail[] = []
  let behaviour: (to: string) => SmtpBehaviour = () => ({})
  const sockets = new Set<Socket>()
  const step = (answer: number | string | undefined, done: (error?: Error | null) => void): void => {
    if (answer === 'never') return
    if (answer === 'cut') {
      for (const socket of sockets) socket.destroy()
      return
    }
    done(answer === undefined ? null : fail(answer))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onMailFrom: (_, __, done) => step(behaviour('').from, done),
    onRcptTo: ({ address }, _, done) => step(behaviour(address).to, done),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map(({ address }) => address)
        const { end } = behaviour(to[0] ?? '')
        if (end === undefined || end === 'never' || end === 'cut')
          taken.push({
            from: mailFrom ? mailFrom.address : '',
            to,
            isSecure: session.secure,
            hello: session.hostNameAppearsAs,
            user: (session.user as string | undefined) ?? null,
            raw: Buffer.concat(chunks).toString(),
          })
        step(end, done)
      })
    },
    ...options,
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  // A client that is killed, or that gives up a handshake, is no failure of the server.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    taken,
    behave(next: SmtpBehaviour | ((to: string) => SmtpBehaviour)) {
      behaviour = typeof next === 'function' ? next : () => next
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A server that takes the connection and then says nothing, or a letter now and then. */
export async function openMuteServer(drip?: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (drip === undefined) return
    const timer = setInterval(() => socket.write(drip), 20)
    socket.on('close', () => clearInterval(timer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The headers of a message by their names in small letters, unfolded; each as often as it is there. */
export function headersOf(raw: string): Map<string, string[]> {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const found = new Map<string, string[]>()
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const at = line.indexOf(':')
    const name = line.slice(0, at).toLowerCase()
    found.set(name, [...(found.get(name) ?? []), decodeHeader(line.slice(at + 1).trim())])
  }
  return found
}

export const messageIdOf = (raw: string): string => headersOf(raw).get('message-id')?.join() ?? 'none'

/** Its parts by their types, decoded. */
export function partsOf(raw: string): Record<string, string> {
  const boundary = /boundary="?([^";\r\n]+)/.exec(raw)?.[1] ?? ''
  return Object.fromEntries(
    raw
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => {
        const [head = '', ...body] = part.split('\r\n\r\n')
        const type = /content-type: ([^;\r\n]+)/i.exec(head)?.[1] ?? ''
        const coding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1] ?? ''
        return [type, decode(body.join('\r\n\r\n'), coding)]
      }),
  )
}

function decode(body: string, coding: string): string {
  if (coding === 'base64') return Buffer.from(body, 'base64').toString()
  if (coding !== 'quoted-printable') return body
  return fromQuoted(body.replace(/=\r\n/g, ''))
}

const fromQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

const decodeHeader = (text: string): string =>
  text
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, coding: string, word: string) =>
      coding.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : fromQuoted(word.replaceAll('_', ' ')),
    )
