import type { z } from 'zod'
import type { Invoice } from '../../contract/invoices.ts'
import type { InvoiceRow } from '../../db/queries/orders/invoices.ts'
import type { OrderLine } from '../../db/queries/orders/order-line.ts'
import { toInvoiceId } from '../../domain/money/invoice.ts'
import { type Money, toPrice } from '../../domain/money/money.ts'
import { fullAmountOf } from '../../domain/money/savings.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toDay } from '../../domain/time/day.ts'
import { lineTexts } from '../../i18n/invoice-texts.ts'
import { presentSavings } from '../orders/present-savings.ts'

type InvoiceItem = { itemId: number; itemPath: string; title: string; titleEn: string; seller: string; locale: Locale }

export function presentInvoice(
  row: InvoiceRow,
  { itemId, itemPath, title, titleEn, seller, locale }: InvoiceItem,
): z.output<typeof Invoice> {
  const { orderId, code, kind, currency, paymentMethod, paidAt, rate, rateDay } = row
  const price = (amount: number): Money => toPrice({ amount, currency })
  return {
    invoiceId: toInvoiceId(orderId),
    orderId,
    code,
    itemType: kind,
    itemId,
    itemPath,
    title,
    titleEn,
    day: toDay(new Date(paidAt)),
    paidAt,
    paymentMethod,
    seller: { name: seller, ...row.seller },
    customer: { name: row.customer },
    lines: row.lines.map((line) => ({
      title: toTitle(line, title, locale),
      titleEn: toTitle(line, titleEn, 'en'),
      day: line.night ?? null,
      count: line.count,
      price: price(line.price),
      amount: price(line.amount),
      amountBefore: price(fullAmountOf(line)),
    })),
    totalBeforeDiscount: price(row.totalBeforeDiscount),
    voucherDiscount: price(row.voucherDiscount),
    pointsDiscount: price(row.pointsDiscount),
    rounding: price(row.rounding),
    total: price(row.total),
    ...presentSavings(row, price),
    dinars: toDinars(row.dinars ?? 0),
    rate,
    rateDay,
    payments: row.payments.map((payment) => ({ ...payment, amount: toDinars(payment.amount) })),
    refunds: row.refunds.map((refund) => ({ ...refund, amount: toDinars(refund.amount) })),
  }
}

const toDinars = (amount: number): Money => ({ amount, currency: 'IQD' })

function toTitle({ kind, title, amount }: OrderLine, whole: string, locale: Locale): string {
  if (title) return title[locale]
  const texts: Record<string, string | undefined> = lineTexts[locale]
  return texts[kind === 'rest' && amount < 0 ? 'later' : kind] ?? whole
}
