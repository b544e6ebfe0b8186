import type { ledgerCalls } from '../../contract/ledgers.ts'
import { findWallet } from '../../db/queries/orders/ledgers.ts'
import type { Handlers } from '../handler.ts'
import { listPoints } from './list-points.ts'

export const ledgerHandlers: Handlers<keyof typeof ledgerCalls> = {
  'GET /customer/points': ({ db, caller, query, locale, orderKinds, now }) =>
    listPoints({ db, locale, orderKinds, now }, caller.customer, query),
  'GET /customer/wallet': ({ db, caller, query }) => findWallet(db, caller.customer, query),
}
