import type { transactionCalls } from '../../contract/transactions.ts'
import { findTransaction, findTransactions } from '../../db/queries/orders/transactions.ts'
import type { Handlers } from '../handler.ts'
import { getOrderKind } from '../orders/order-kind.ts'
import { requireFound } from '../require-found.ts'

export const transactionHandlers: Handlers<keyof typeof transactionCalls> = {
  'GET /customer/transactions': ({ db, caller, query }) => findTransactions(db, caller.customer, query),
  'GET /customer/transactions/{id}': async ({ db, caller, params, locale, orderKinds }) => {
    const { order, ...transaction } = await requireFound(findTransaction(db, params.id, caller.customer))
    if (order === null) return { ...transaction, title: null, itemPath: null }
    const kind = transaction.itemType
    const { title, path } = await getOrderKind(orderKinds, kind).describe(db, { id: order, kind })
    return { ...transaction, title: title?.[locale] ?? null, itemPath: path }
  },
}
