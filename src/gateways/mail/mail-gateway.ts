import type { MailText } from './render-mail.ts'

export type Mail = MailText & {
  /** The same in every attempt, without the brackets: `uuid@host`. */
  messageId: string
  to: string
  date: Date
  /** The tag of its language. */
  language: string
  /** The address to which one POST ends mail of this kind; null for mail that its reader needs. */
  unsubscribe: string | null
}

/**
 * `send` rejects with a MailError. It awaits `handOver` before the server gets the end of the message: until then the server cannot have
 * it, and afterwards it may.
 */
export type MailGateway = { name: string; send(mail: Mail, handOver: () => Promise<void>): Promise<void> }

type Reason = {
  /** Trying again cannot help. */
  isFinal: boolean
  /** The server does not know the mailbox. */
  isAddress?: boolean
  /** The server said so itself: it has not taken the message. */
  isRefused?: boolean
  /** It would refuse any other message, too: an operator has to act. */
  isOurs?: boolean
}

/** It carries neither a cause nor anything of the answer: that may repeat the address, and errors end up in logs. */
export class MailError extends Error {
  isFinal: boolean
  isAddress: boolean
  isRefused: boolean
  isOurs: boolean

  constructor(message: string, { isFinal, isAddress = false, isRefused = false, isOurs = false }: Reason) {
    super(message)
    this.name = 'MailError'
    this.isFinal = isFinal
    this.isAddress = isAddress
    this.isRefused = isRefused
    this.isOurs = isOurs
  }
}
