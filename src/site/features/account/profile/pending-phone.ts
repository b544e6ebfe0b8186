import { hasShape, isNullOr, isNumber, isText } from '../../../../client/device/stored-shape.ts'
import { tabValue } from '../../../../client/device/tab-value.ts'
import { phoneKey } from '../../../../client/session/clear-on-sign-out.ts'

/** A code that went to a new phone and was not typed in yet. It outlives a reload: reading the message may cost the page. */
export type PendingPhone = {
  /** The owner of the new phone: on a shared device the next person must not see it. */
  owner: number
  token: string
  phone: string
  /** When another code may be asked for; null once that was done. */
  resendAt: number | null
  /** After this there is nothing left to type. */
  endsAt: number
}

/** How long after the last code's end it is still worth showing the field. */
const patience = 10 * 60 * 1000

export const toPendingPhone = (
  sent: { token: string; expiresIn: number; resendIn: number },
  phone: string,
  owner: number,
  now: number,
): PendingPhone => ({
  owner,
  token: sent.token,
  phone,
  resendAt: now + sent.resendIn * 1000,
  endsAt: now + sent.expiresIn * 1000 + patience,
})

const isPendingPhone = hasShape<PendingPhone>({
  owner: isNumber,
  token: isText,
  phone: isText,
  resendAt: isNullOr(isNumber),
  endsAt: isNumber,
})
const stored = tabValue(phoneKey, (found) => (isPendingPhone(found) ? found : null))

export const keepPendingPhone = (pending: PendingPhone | null): void =>
  void (pending ? stored.write(pending) : stored.remove())

export function findPendingPhone(owner: number, now: number): PendingPhone | null {
  const pending = stored.read()
  return pending && pending.owner === owner && pending.endsAt > now ? pending : null
}
