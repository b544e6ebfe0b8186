import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toDay } from '../../../domain/time/day.ts'
import { brandNames } from '../../../i18n/brand-names.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatDate, formatDay, formatPhone, formatPrice } from '../../../i18n/format.ts'
import { groupThousands } from '../../../i18n/group-thousands.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { invoicesText } from '../../../i18n/messages/invoices.ts'

type Invoice = Ok<'GET /customer/orders/{id}/invoice'>

export async function loadInvoice({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, order: number) {
  const invoice = await call('GET /customer/orders/{id}/invoice', { params: { id: order } })
  return { ...toInvoice(locale, invoice), english: locale === 'en' ? null : toInvoice('en', toEnglish(invoice)) }
}

const toEnglish = (invoice: Invoice): Invoice => ({
  ...invoice,
  title: invoice.titleEn,
  seller: { ...invoice.seller, name: brandNames.en, address: null },
  lines: invoice.lines.map((line) => ({ ...line, title: line.titleEn })),
})

/** An invoice in words, as it is printed. */
export function toInvoice(locale: Locale, invoice: Invoice) {
  const messages = invoicesText[locale]
  const { methods } = bookingMessages[locale]
  const { seller } = invoice
  return {
    messages,
    itemPath: invoice.itemPath,
    back:
      invoice.itemType === 'reservation'
        ? { to: invoice.itemPath, label: messages.toReservation }
        : { to: '/account/transactions', label: messages.back },
    title: fill(messages.title, { id: leftToRight(invoice.invoiceId) }),
    facts: [
      { label: messages.item, value: invoice.title },
      { label: messages.number, value: invoice.invoiceId, isLtr: true },
      { label: messages.order, value: invoice.code, isLtr: true },
      { label: messages.date, value: formatDay(locale, invoice.day) },
      // Several payments say so themselves.
      ...(invoice.payments.length > 1 ? [] : [{ label: messages.method, value: methods[invoice.paymentMethod] }]),
    ],
    seller: {
      name: seller.name,
      lines: [
        seller.address,
        seller.phone && leftToRight(formatPhone(seller.phone)),
        seller.email && leftToRight(seller.email),
      ].filter((line) => line !== null),
    },
    customer: invoice.customer.name,
    lines: invoice.lines.map(({ title, day, count, price, amount }, index) => ({
      id: index + 1,
      title,
      note: day && fill(messages.night, { day: formatDay(locale, day) }),
      count: groupThousands(String(count)),
      price: formatPrice(locale, price),
      amount: formatPrice(locale, amount),
    })),
    sums: toSums(locale, invoice),
    total: formatPrice(locale, invoice.total),
    savings:
      invoice.saved.amount > 0
        ? [
            { label: messages.full, amount: formatPrice(locale, invoice.fullTotal) },
            { label: messages.saved, amount: formatPrice(locale, invoice.saved) },
          ]
        : [],
    dinars: toDinars(locale, invoice),
    payments: toPayments(locale, invoice),
    refunds: invoice.refunds.map(({ amount, to, status, askedAt, refundedAt }) => ({
      key: askedAt,
      text: fill(messages.refund, { amount: formatPrice(locale, amount), method: methods[to] }),
      state: fill(messages.states[status], { day: refundedAt ? formatDate(locale, toDay(new Date(refundedAt))) : '' }),
    })),
  }
}

/** Between the lines and the total; where nothing was taken off, nothing is said. */
function toSums(locale: Locale, invoice: Invoice) {
  const messages = invoicesText[locale]
  const off = [
    { label: messages.voucher, price: invoice.voucherDiscount },
    { label: messages.points, price: invoice.pointsDiscount },
    { label: messages.rounding, price: { ...invoice.rounding, amount: Math.abs(invoice.rounding.amount) } },
  ].filter(({ price }) => price.amount > 0)
  if (off.length === 0) return []
  return [
    { label: messages.before, amount: formatPrice(locale, invoice.totalBeforeDiscount) },
    ...off.map(({ label, price }) => ({ label, amount: formatPrice(locale, price, '−') })),
  ]
}

/** The payment in dinars, with its rate. */
function toDinars(locale: Locale, { rate, rateDay, dinars }: Invoice) {
  const messages = invoicesText[locale]
  if (rate === null || rateDay === null) return []
  return [
    { label: messages.paid, amount: formatPrice(locale, dinars) },
    {
      label: fill(messages.rate, { day: formatDay(locale, rateDay) }),
      amount: leftToRight(groupThousands(String(rate))),
    },
  ]
}

const toPayments = (locale: Locale, { payments }: Invoice) =>
  payments.map(({ amount, method, paidAt, isForChange }, index) => ({
    key: index + 1,
    text: `${bookingMessages[locale].methods[method]} · ${formatDate(locale, toDay(new Date(paidAt)))}`,
    note: isForChange ? invoicesText[locale].change : null,
    amount: formatPrice(locale, amount),
  }))

export type InvoiceView = ReturnType<typeof toInvoice>
