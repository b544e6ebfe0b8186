import type { transactionCalls } from '../../contract/transactions.ts'
import { findTransaction, findTransactions } from '../../db/queries/transactions.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const transactionHandlers: Handlers<keyof typeof transactionCalls> = {
  'GET /customer/transactions': ({ db, caller, query }) => findTransactions(db, caller.customer, query),
  'GET /customer/transactions/{id}': ({ db, caller, params, locale }) =>
    requireFound(findTransaction(db, locale, params.id, caller.customer)),
}
