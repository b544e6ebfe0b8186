import { randomUUID } from 'node:crypto'
import { type Contract, contract, type Key } from '../contract/contract.ts'
import { Problem } from '../contract/problems.ts'
import type { Db } from '../db/database.ts'
import type { KeyedRequest } from '../db/queries/idempotency.ts'
import type { Dispatch } from '../http/call-input.ts'
import { createDispatch, type DispatchedCall } from '../http/create-dispatch.ts'
import type { FairTurns } from '../http/fair-turns.ts'
import { createLimits, type Limits } from '../http/limits.ts'
import { createOnce, isIdempotencyKey, toHash } from '../http/once.ts'
import { noSecurityLog, type SecurityLog } from '../http/security-log.ts'
import { activityHandlers } from './activities/handlers.ts'
import { advertisementHandlers } from './advertisements/handlers.ts'
import { availabilityHandlers } from './availability/handlers.ts'
import { businessHandlers } from './businesses/handlers.ts'
import { customerHandlers } from './customers/handlers.ts'
import { discountPackageHandlers } from './discount-packages/handlers.ts'
import { discountHandlers } from './discounts/handlers.ts'
import { eventHandlers } from './events/handlers.ts'
import type { Accounts, Handlers, Payments } from './handler.ts'
import { homeHandlers } from './home/handlers.ts'
import { ledgerHandlers } from './ledgers/handlers.ts'
import { limitAddress, limitCustomer, takeTurns } from './limited-calls.ts'
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
  /** Shared with the other services of the process. */
  limits?: Limits
  turns?: FairTurns
  security?: SecurityLog
  now?: () => Date
}

/** Whoever has no auth service has no secret; the table is then only as private as the database. */
const ownLimits = (): Limits => createLimits({ key: Buffer.from('safar api') })

const noSearch = async (): Promise<string> => {
  throw new Problem('UNAVAILABLE')
}

/** Without an auth service nobody is signed in. */
const noAccounts: Accounts = {
  identify: async () => null,
  requireConfirmation: async () => {
    throw new Problem('UNAVAILABLE')
  },
}

export function createApi(deps: ApiDeps): Api {
  const { db, searchKey = noSearch, accounts = noAccounts, payments = noPayments, now = () => new Date() } = deps
  const { limits = ownLimits(), security = noSecurityLog } = deps
  const dispatch = createDispatch({
    calls: contract,
    handlers,
    db,
    identify: accounts.identify,
    now,
    security,
    admit: (key, { address }) => limitAddress({ db, limits }, key, address),
    admitCaller: (key, caller) => limitCustomer({ db, limits }, key, caller),
    toContext: (call) => ({
      visit: call.input.visit ?? (() => ({ id: randomUUID(), address: '' })),
      once: createOnce(db, call.spec.isCreating ? toKeyed(call) : null),
      accounts,
      payments,
      searchKey,
      limits,
      security,
    }),
  })
  return { dispatch: deps.turns ? takeTurns(dispatch, deps.turns) : dispatch }
}

function toKeyed({ key, input: { idempotencyKey }, parsed, caller, now }: DispatchedCall<Key>): KeyedRequest | null {
  if (idempotencyKey === undefined || !caller) return null
  if (!isIdempotencyKey(idempotencyKey)) throw new Problem('INVALID_INPUT', { 'Idempotency-Key': { error: 'invalid' } })
  return { account: caller.account, key: idempotencyKey, hash: toHash([key, parsed]), now }
}
