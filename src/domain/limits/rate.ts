/** Whom a limit counts. */
export type LimitedBy =
  | 'address'
  /** All addresses of IPv6 that a line at home has: 256 of what counts as one address. Of IPv4 it is the address. */
  | 'line'
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
  /** What is counted, and why just so much of it. */
  meaning: string
  /**
   * For what is only read: a process counts alone and asks the database for a tenth of the burst at a time, so that who stays far below
   * the limit costs no statement. Each process may let a tenth more through.
   */
  isLoose?: true
}

/** So many at once, spread over so many seconds. */
export const over = (seconds: number, burst: number): Rate => ({ burst, every: seconds / burst })
