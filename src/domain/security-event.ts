/** What the security log knows, by names that never change: alarms and the owner's own list are built on them. */
export const securityEvents = [
  'account.created',
  'account.activated',
  'account.deactivated',
  'account.deleted',
  'bot_check.failed',
  'data.exported',
  'google_token.reused',
  'identity.confirmed',
  'identity.refused',
  'limit.hit',
  'password.changed',
  'password.reset',
  'password.set',
  'phone.changed',
  'redemption.conflict',
  'redemption.undone',
  'rights.refused',
  'session.ended',
  'sign_in.failed',
  'sign_in.locked',
  'sign_in.succeeded',
  'token.reused',
  'travellers.read',
  'visa_papers.read',
] as const

export type SecurityEventName = (typeof securityEvents)[number]
