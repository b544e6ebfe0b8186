import type { invoiceCalls } from '../../contract/invoices.ts'
import { findInvoice } from '../../db/queries/orders/invoices.ts'
import { brandNames } from '../../i18n/brand-names.ts'
import { orderKindTexts } from '../../i18n/messages/order-kinds.ts'
import type { Handlers } from '../handler.ts'
import { getOrderKind } from '../orders/order-kind.ts'
import { requireFound } from '../require-found.ts'
import { presentInvoice } from './present-invoice.ts'

export const invoiceHandlers: Handlers<keyof typeof invoiceCalls> = {
  'GET /customer/orders/{id}/invoice': async ({ db, caller, params, locale, orderKinds }) => {
    const row = await requireFound(findInvoice(db, locale, params.id, caller.customer))
    const { itemId, title, path } = await getOrderKind(orderKinds, row.kind).describe(db, {
      id: row.orderId,
      kind: row.kind,
    })
    const shown = {
      itemId,
      itemPath: path,
      title: title?.[locale] ?? orderKindTexts[locale][row.kind],
      titleEn: title?.en ?? orderKindTexts.en[row.kind],
      seller: brandNames[locale],
    }
    return presentInvoice(row, { ...shown, locale })
  },
}
