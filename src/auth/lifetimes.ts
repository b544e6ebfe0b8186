import { minute } from '../domain/time/units.ts'

const day = 24 * 60 * minute

/** In seconds. */
export const lifetimes = {
  code: 5 * minute,
  /** How long after it was sent a code can be asked for again: no pause between two messages to a phone is longer. */
  codeAgain: 4 * 60 * minute,
  resendAfter: 5 * minute,
  /** After this the person starts again. */
  resendWithin: 30 * minute,
  resetToken: 10 * minute,
  /** How long a proof of identity lasts. */
  confirmation: 10 * minute,
  /** How long ago they may have signed in at Google for that. */
  googleSignIn: 5 * minute,
  accessToken: 15 * minute,
  refreshToken: 30 * day,
  /** However often it is renewed. */
  session: 90 * day,
  signingKey: 30 * day,
  /** A key is published this long before it signs, so that every process knows it by then. */
  signingKeyAhead: day,
} as const
