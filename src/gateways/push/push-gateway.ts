import type { PushMessage, PushPlatform } from '../../domain/accounts/push.ts'

export type Push = PushMessage & {
  token: string
  /** Seconds for which a device that is off may still get it. */
  lifetime: number
}

/** `send` rejects with a PushError. */
export type PushGateway = { send(push: Push): Promise<void> }

/** Platforms without one get nothing. */
export type PushGateways = Partial<Record<PushPlatform, PushGateway>>

/**
 * `isGone`: the device is no more. `isFinal`: trying again cannot help. `retryAfter`: seconds, where the service said so.
 * It carries nothing of the answer: that may repeat the token, and errors end up in logs.
 */
export class PushError extends Error {
  isGone: boolean
  isFinal: boolean
  retryAfter?: number

  constructor(
    message: string,
    { isGone = false, isFinal = false, retryAfter }: { isGone?: boolean; isFinal?: boolean; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'PushError'
    this.isGone = isGone
    this.isFinal = isFinal
    this.retryAfter = retryAfter
  }
}
