import type { MailGateway } from './mail-gateway.ts'

/** The embedded default: what would be sent is written down, one line a mail. */
export function createLogMail(write: (line: string) => void): MailGateway {
  return {
    name: 'log',
    async send({ to, subject, text }, handOver) {
      await handOver()
      write(toLine(`Mail to ${to}: ${subject} | ${text}`))
    },
  }
}

/** A text with line breaks or control characters must not look like other lines of the log. */
const toLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
