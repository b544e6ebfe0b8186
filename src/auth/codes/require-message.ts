import { toLimitedAddress } from '../../http/limited-address.ts'
import type { CallContext } from '../handler.ts'

const home = '+964'

/** A message that anyone may ask for. One to another country costs more, and pays those who have it sent there by the thousand. */
export async function requireMessage({ db, limits, address }: CallContext, phone: string): Promise<void> {
  if (address !== undefined && !phone.startsWith(home)) await limits.require(db, 'abroad', toLimitedAddress(address))
  await limits.require(db, 'code', phone)
}
