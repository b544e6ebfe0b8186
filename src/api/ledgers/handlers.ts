import type { ledgerCalls } from '../../contract/ledgers.ts'
import { findPoints, findWallet } from '../../db/queries/ledgers.ts'
import type { Handlers } from '../handler.ts'

export const ledgerHandlers: Handlers<keyof typeof ledgerCalls> = {
  'GET /customer/points': ({ db, caller, query }) => findPoints(db, caller.customer, query),
  'GET /customer/wallet': ({ db, caller, query }) => findWallet(db, caller.customer, query),
}
