import { Problem } from '../../contract/problems.ts'
import type { travellerCalls } from '../../contract/travellers.ts'
import type { Db } from '../../db/database.ts'
import { listOffered } from '../../db/queries/accounts/nationalities.ts'
import {
  countTravellers,
  deleteTraveller,
  insertTraveller,
  updateTraveller,
} from '../../db/queries/accounts/travellers.ts'
import {
  parseSavedTraveller,
  type Traveller,
  type TravellerFields,
  travellerLimits,
} from '../../domain/accounts/traveller.ts'
import { toDay } from '../../domain/time/day.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Handlers } from '../handler.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import { findTravellers } from './find-travellers.ts'
import { requireNames } from './require-names.ts'
import { requireNationalities } from './require-nationalities.ts'
import { sealTravellers } from './seal-travellers.ts'

export const travellerHandlers: Handlers<keyof typeof travellerCalls> = {
  'GET /public/nationalities': async ({ db }) => ({ codes: await listOffered(db) }),
  'GET /customer/travellers': async ({ db, caller, personalSeal }) => ({
    data: await findTravellers(db, personalSeal, caller.customer),
    max: travellerLimits.saved,
  }),
  'POST /customer/travellers': async ({ db, once, caller, body, personalSeal, locale, now }) => {
    const { customer } = caller
    const traveller = await requireTraveller(db, body, now)
    // Only the id is stored with the key: the rest of the answer is in the body, which a repeated request sends again.
    const { id } = await once(async (tx) => {
      await lockActiveCustomer(tx, customer)
      if ((await countTravellers(tx, customer)) >= travellerLimits.saved) throw new Problem('TOO_MANY_TRAVELLERS')
      const sealed = sealTravellers(personalSeal, [traveller], { customer })
      return { id: await insertTraveller(tx, { customer, sealed, now }) }
    })
    return { id, ...traveller, message: successMessages[locale].TRAVELLER_SAVED }
  },
  'PUT /customer/travellers/{id}': async ({ db, caller, params: { id }, body, personalSeal, locale, now }) => {
    const { customer } = caller
    const traveller = await requireTraveller(db, body, now)
    const sealed = sealTravellers(personalSeal, [traveller], { customer })
    if (!(await updateTraveller(db, id, { customer, sealed, now }))) throw new Problem('NOT_FOUND')
    return { id, ...traveller, message: successMessages[locale].TRAVELLER_SAVED }
  },
  'DELETE /customer/travellers/{id}': async ({ db, caller, params: { id }, locale }) => {
    if (!(await deleteTraveller(db, id, caller.customer))) throw new Problem('NOT_FOUND')
    return { id, message: successMessages[locale].TRAVELLER_REMOVED }
  },
}

async function requireTraveller(db: Db, typed: TravellerFields, now: Date): Promise<Traveller> {
  const parsed = parseSavedTraveller(typed, toDay(now))
  if (!parsed.ok) throw new Problem('INVALID_INPUT', { fields: parsed.fields })
  requireNames([parsed.traveller])
  await requireNationalities(db, [{ at: '', nationality: parsed.traveller.nationality }])
  return parsed.traveller
}
