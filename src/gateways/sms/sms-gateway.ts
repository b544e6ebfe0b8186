export type Sms = {
  /** E.164: +9647… */
  to: string
  text: string
  code?: string
}

/** `send` rejects with an SmsError. */
export type SmsGateway = { name: string; send(sms: Sms): Promise<void> }

/**
 * `isFinal`: trying again cannot help. `retryAfter`: seconds, where the gateway said so.
 * It carries neither a cause nor anything of the answer: either may repeat the code or the key, and errors end up in logs.
 */
export class SmsError extends Error {
  isFinal: boolean
  retryAfter?: number

  constructor(message: string, { isFinal, retryAfter }: { isFinal: boolean; retryAfter?: number }) {
    super(message)
    this.name = 'SmsError'
    this.isFinal = isFinal
    this.retryAfter = retryAfter
  }
}
