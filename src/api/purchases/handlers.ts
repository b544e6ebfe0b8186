import type { purchaseCalls } from '../../contract/purchases.ts'
import type { Handlers } from '../handler.ts'
import { afterPurchaseHandlers } from './after-handlers.ts'
import { buyHandlers } from './buy-handlers.ts'

export const purchaseHandlers: Handlers<keyof typeof purchaseCalls> = { ...afterPurchaseHandlers, ...buyHandlers }
