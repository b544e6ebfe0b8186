import type { Contract, Key } from '../contract/contract.ts'
import type { Db } from '../db/database.ts'
import type { LimitName } from '../domain/limits.ts'
import type { Dispatch } from '../http/call-input.ts'
import type { FairTurns } from '../http/fair-turns.ts'
import type { Caller } from '../http/find-caller.ts'
import { toLimitedAddress } from '../http/limited-address.ts'
import type { Limits } from '../http/limits.ts'

/** What an address may ask for so often: it is dear to answer, or holds what others could have. */
const byAddress: Partial<Record<Key, LimitName>> = {
  'POST /user/properties/availablility': 'stays',
  'GET /user/properties/{id}/calendar': 'stays',
  'POST /customer/reservations/calculate-price': 'stays',
  'GET /user/properties/free': 'freeStays',
  'GET /user/properties/free/prices': 'freeStays',
  'POST /customer/reservations': 'bookingsFromAddress',
}

const byCustomer: Partial<Record<Key, LimitName>> = {
  'POST /customer/reservations/calculate-price': 'price',
  'POST /customer/reservations': 'bookings',
  'POST /customer/reservations/pending/{id}/payment-url': 'payments',
}

type Deps = { db: Db; limits: Limits }

/** The site itself calls without an address: its pages are counted where they are made. */
export async function limitAddress({ db, limits }: Deps, key: Key, address: string | undefined): Promise<void> {
  // What is cheap to answer once is not a thousand times.
  const name = byAddress[key] ?? (key.startsWith('GET ') ? 'reads' : undefined)
  if (name) await limits.require(db, name, address)
}

export async function limitCustomer({ db, limits }: Deps, key: Key, caller: Caller): Promise<void> {
  const name = byCustomer[key]
  if (name && caller && 'customer' in caller) await limits.require(db, name, String(caller.customer), caller.account)
}

/** What is dear to answer is worked on for one address a few at a time, however many it asks for at once. */
export const takeTurns =
  (dispatch: Dispatch<Contract>, turns: FairTurns): Dispatch<Contract> =>
  (key, input) =>
    byAddress[key] && input.address !== undefined
      ? turns.run(toLimitedAddress(input.address), () => dispatch(key, input), input.signal)
      : dispatch(key, input)
