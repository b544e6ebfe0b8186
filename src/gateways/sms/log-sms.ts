import type { SmsGateway } from './sms-gateway.ts'

/** The embedded default: what would be sent is written down, one line a message. */
export function createLogSms(write: (line: string) => void): SmsGateway {
  return {
    name: 'log',
    async send({ to, text }) {
      write(toLine(`SMS to ${to}: ${text}`))
    },
  }
}

/** A text with line breaks or control characters must not look like other lines of the log. */
const toLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
