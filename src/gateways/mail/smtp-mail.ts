import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import { isEmailAddress } from '../../domain/accounts/email-address.ts'
import { type Mail, MailError, type MailGateway } from './mail-gateway.ts'
import type { MailServer } from './parse-mail-url.ts'

/** In milliseconds. `whole`: a server that goes on answering, a letter at a time, is given up after it. */
type Patience = { connect: number; answer: number; whole: number }

export const patience: Patience = { connect: 10_000, answer: 20_000, whole: 45_000 }

type SmtpMail = {
  server: MailServer
  /** `Safar <mail@safar.example>`, or the address alone. */
  from: { name: string; address: string }
  wait?: Patience
}

/** Any server that speaks SMTP: over TLS, but for one on this machine. */
export function createSmtpMail({ server, from, wait = patience }: SmtpMail): MailGateway {
  const { host, port, isSecure, isLocal, auth } = server
  const transport = createTransport({
    host,
    port,
    // Relays refuse a machine that greets them without a domain.
    name: from.address.slice(from.address.lastIndexOf('@') + 1),
    secure: isSecure,
    // A server on this machine may have a certificate of its own making, or none.
    requireTLS: !isSecure && !isLocal,
    tls: { rejectUnauthorized: !isLocal, minVersion: 'TLSv1.2' },
    ...(auth && { auth }),
    connectionTimeout: wait.connect,
    dnsTimeout: wait.connect,
    greetingTimeout: wait.answer,
    socketTimeout: wait.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    async send(mail, handOver) {
      // A list of addresses would be mail to each of them.
      if (!isEmailAddress(mail.to)) throw new MailError('smtp: this is no address', { isFinal: true, isAddress: true })
      const bytes = await compose(mail, from)
      // Read when the server has asked for the message; where it ends in an error the server never sees the end.
      const raw = Readable.from(
        (async function* () {
          await handOver()
          yield bytes
        })(),
      )
      const signal = AbortSignal.timeout(wait.whole)
      await transport
        .sendMail({ envelope: { from: from.address, to: mail.to }, raw, signal })
        .catch((error: unknown) => {
          throw toMailError(error)
        })
    },
  }
}

/** The same bytes in every attempt. */
function compose(mail: Mail, from: SmtpMail['from']): Promise<Buffer> {
  const { messageId, to, subject, text, html, date, language, unsubscribe } = mail
  const headers = {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language,
    ...(unsubscribe !== null && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
  return new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    headers,
    messageId: `<${messageId}>`,
    baseBoundary: messageId.replace(/[^a-z0-9]/gi, ''),
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

type SmtpFailure = { code?: unknown; message?: unknown; command?: unknown; responseCode?: unknown; response?: unknown }

/** Only what kind of failure it was: the answer of a server may repeat the address. */
function toMailError(error: unknown): MailError {
  const { code, message, command, responseCode } = (error ?? {}) as SmtpFailure
  const kind = typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : 'unknown'
  if (typeof responseCode !== 'number') {
    const isOurs = kind === 'ETLS' || kind === 'EAUTH' || /certificate/i.test(String(message))
    return new MailError(`smtp: no answer that settles it (${kind})`, { isFinal: false, isOurs })
  }
  const step = typeof command === 'string' ? command : 'unknown'
  const isPermanent = responseCode >= 500 && responseCode !== 530
  const isMail = /^(RCPT TO|DATA|MAIL FROM)$/.test(step)
  return new MailError(`smtp: the server answered ${responseCode} to ${step}`, {
    isRefused: true,
    // Who we are and who it is from is the same for all: refused for good there means that the settings are wrong.
    isOurs: isPermanent && (!isMail || step === 'MAIL FROM'),
    isFinal: isPermanent && (step === 'RCPT TO' || step === 'DATA'),
    isAddress: isPermanent && step === 'RCPT TO' && isAboutAddress(error as SmtpFailure),
  })
}

/** 5.1.x and 5.2.1 are about the address, and a bare 550 to 553 mostly; 5.7.x is about us. */
function isAboutAddress({ responseCode, response }: SmtpFailure): boolean {
  const [, enhanced] = (typeof response === 'string' && /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)) || []
  if (enhanced !== undefined) return /^5\.(1\.\d+|2\.1)$/.test(enhanced)
  return [550, 551, 553].includes(Number(responseCode))
}
