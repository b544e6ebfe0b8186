/** Whom a limit counts. */
export type LimitedBy =
  | 'address'
  /** All IPv6 addresses of one home, a /56: 256 of the networks that count as one address. For IPv4 it is the address. */
  | 'network'
  | 'phone'
  | 'phone and address'
  | 'device'
  /** One message with a code, or what stands for it. */
  | 'code'
  | 'account'
  | 'session'
  | 'customer'
  /** An address of mail. */
  | 'mailbox'
  | 'business'
  | 'seller'
  | 'order'
  | 'all'

export type Rate = {
  /** How many may come at once. */
  burst: number
  /** Seconds after which one more is free. */
  every: number
}

export type Limit = Rate & {
  by: LimitedBy
  /** The requests that are counted, and the reason for the number. */
  meaning: string
  /**
   * For reads: a process counts alone and takes a tenth of the burst from the database at a time, so callers far below the limit cost no
   * statement. Each process may let a tenth more through.
   */
  isLoose?: true
}

/** So many at once, spread over so many seconds. */
export const over = (seconds: number, burst: number): Rate => ({ burst, every: seconds / burst })
