import { randomUUID } from 'node:crypto'
import type { OkOf } from '../contract/call.ts'
import { type Contract, type Key, specOf } from '../contract/contract.ts'
import { Problem } from '../contract/problems.ts'
import type { Db } from '../db/database.ts'
import type { KeyedRequest } from '../db/queries/idempotency.ts'
import type { Dispatch } from '../http/call-input.ts'
import { createOnce, isIdempotencyKey, toHash } from '../http/once.ts'
import { parseCall } from '../http/parse.ts'
import { activityHandlers } from './activities/handlers.ts'
import { advertisementHandlers } from './advertisements/handlers.ts'
import { availabilityHandlers } from './availability/handlers.ts'
import { businessHandlers } from './businesses/handlers.ts'
import { customerHandlers } from './customers/handlers.ts'
import { discountPackageHandlers } from './discount-packages/handlers.ts'
import { discountHandlers } from './discounts/handlers.ts'
import { eventHandlers } from './events/handlers.ts'
import { findCaller } from './find-caller.ts'
import type { Accounts, Handlers, Member, Payments } from './handler.ts'
import { homeHandlers } from './home/handlers.ts'
import { ledgerHandlers } from './ledgers/handlers.ts'
import { locationHandlers } from './locations/handlers.ts'
import { offerHandlers } from './offers/handlers.ts'
import { paymentHandlers } from './payments/handlers.ts'
import { noPayments } from './payments/no-payments.ts'
import { propertyHandlers } from './properties/handlers.ts'
import { reservationHandlers } from './reservations/handlers.ts'
import { searchKeyHandlers } from './search-key/handlers.ts'
import { transactionHandlers } from './transactions/handlers.ts'
import { voucherHandlers } from './vouchers/handlers.ts'

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
  ...availabilityHandlers,
  ...voucherHandlers,
  ...reservationHandlers,
  ...paymentHandlers,
  ...transactionHandlers,
}

export type Api = { dispatch: Dispatch<Contract> }

export type ApiDeps = {
  db: Db
  searchKey?: () => Promise<string>
  accounts?: Accounts
  payments?: Payments
  now?: () => Date
}

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

export function createApi(deps: ApiDeps): Api {
  const { db, searchKey = noSearch, accounts = noAccounts, payments = noPayments, now = () => new Date() } = deps
  return {
    async dispatch(key, input) {
      const at = now()
      const spec = specOf(key)
      const { audience } = spec
      const caller =
        audience === 'visitor' ? undefined : await findCaller({ db, accounts, audience, token: input.token, now: at })
      const { params, query, body } = parseCall(spec, input)
      const { locale, idempotencyKey, visit = randomUUID } = input
      const keyed = spec.isCreating
        ? toKeyed({ idempotencyKey, caller, request: [key, { params, query, body }], now: at })
        : null
      const once = createOnce(db, keyed)
      const call = { params, query, body, caller, locale, db, now: at, visit, accounts, payments, searchKey, once }
      return (handlers[key] as (call: unknown) => Promise<OkOf<Contract[typeof key]>>)(call)
    },
  }
}

type Keyable = { idempotencyKey: string | undefined; caller: Member | undefined; request: unknown; now: Date }

function toKeyed({ idempotencyKey, caller, request, now }: Keyable): KeyedRequest | null {
  if (idempotencyKey === undefined || !caller) return null
  if (!isIdempotencyKey(idempotencyKey)) throw new Problem('INVALID_INPUT', { 'Idempotency-Key': { error: 'invalid' } })
  return { account: caller.account, key: idempotencyKey, hash: toHash(request), now }
}
