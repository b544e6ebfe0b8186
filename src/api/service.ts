import type { OkOf } from '../contract/call.ts'
import { type Contract, type Key, specOf } from '../contract/contract.ts'
import { Problem } from '../contract/problems.ts'
import type { Db } from '../db/database.ts'
import type { Dispatch } from '../http/given.ts'
import { parseCall } from '../http/parse.ts'
import { activityHandlers } from './activities/handlers.ts'
import { advertisementHandlers } from './advertisements/handlers.ts'
import { businessHandlers } from './businesses/handlers.ts'
import { customerHandlers } from './customers/handlers.ts'
import { discountPackageHandlers } from './discount-packages/handlers.ts'
import { discountHandlers } from './discounts/handlers.ts'
import { eventHandlers } from './events/handlers.ts'
import { findCaller } from './find-caller.ts'
import type { Accounts, Handlers } from './handler.ts'
import { homeHandlers } from './home/handlers.ts'
import { ledgerHandlers } from './ledgers/handlers.ts'
import { locationHandlers } from './locations/handlers.ts'
import { offerHandlers } from './offers/handlers.ts'
import { propertyHandlers } from './properties/handlers.ts'
import { searchKeyHandlers } from './search-key/handlers.ts'

const handlers: Handlers<Key> = {
  ...eventHandlers,
  ...businessHandlers,
  ...discountHandlers,
  ...discountPackageHandlers,
  ...offerHandlers,
  ...activityHandlers,
  ...propertyHandlers,
  ...locationHandlers,
  ...homeHandlers,
  ...advertisementHandlers,
  ...searchKeyHandlers,
  ...customerHandlers,
  ...ledgerHandlers,
}

export type Api = { dispatch: Dispatch<Contract> }

export type ApiDeps = { db: Db; searchKey?: () => Promise<string>; accounts?: Accounts; now?: () => Date }

const noSearch = async (): Promise<string> => {
  throw new Problem('UNAVAILABLE')
}

/** Without an auth service nobody is signed in. */
const noAccounts: Accounts = {
  identify: async () => null,
  requirePassword: async () => {
    throw new Problem('UNAVAILABLE')
  },
}

export function createApi({ db, searchKey = noSearch, accounts = noAccounts, now = () => new Date() }: ApiDeps): Api {
  return {
    async dispatch(key, { locale, token, visit = () => crypto.randomUUID(), ...given }) {
      const at = now()
      const spec = specOf(key)
      const caller = await findCaller({ db, accounts, audience: spec.audience, token, now: at })
      const call = { ...parseCall(spec, given), caller, locale, db, now: at, visit, accounts, searchKey }
      return (handlers[key] as (call: unknown) => Promise<OkOf<Contract[typeof key]>>)(call)
    },
  }
}
