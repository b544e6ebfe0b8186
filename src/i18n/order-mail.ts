import type { MailFact, MailTable } from '../domain/accounts/mail.ts'
import type { NotificationEvent } from '../domain/accounts/notification.ts'
import { toPrice } from '../domain/money/money.ts'
import { toSavings } from '../domain/money/savings.ts'
import type { MailedOrder } from '../domain/orders/mailed-order.ts'
import type { OrderKindName } from '../domain/orders/order.ts'
import type { Locale } from '../domain/text/locale.ts'
import { type Day, daysBetween, toDay } from '../domain/time/day.ts'
import { fill, fillCount } from './fill.ts'
import { formatDate, formatDay, formatMoment, formatPrice } from './format.ts'
import { lineTexts } from './invoice-texts.ts'
import { bookingMessages } from './messages/booking-messages.ts'
import { invoicesText } from './messages/invoices.ts'
import { orderKindTexts } from './messages/order-kinds.ts'
import { purchasesText } from './messages/purchases.ts'
import { reservationsText } from './messages/reservations.ts'
import { visaApplicationsText } from './messages/visa-applications.ts'

/** Texts of a payment or a changed price, with all parts of the price. */
const priced: readonly NotificationEvent[] = ['confirmed', 'waiting', 'changed', 'rest-paid', 'visa-received']

type OrderNews = { kind: OrderKindName; event: NotificationEvent; order: MailedOrder }

/** The facts of an order: its item, price, payments and refunds, as far as there are any. */
export function toOrderTables(locale: Locale, told: OrderNews): MailTable[] {
  const { order, event } = told
  const isPriced = priced.includes(event)
  const tables: MailTable[] = [
    { heading: null, facts: toFacts(locale, told) },
    { heading: reservationsText[locale].labels.price, facts: isPriced ? toPriceFacts(locale, order) : [] },
    { heading: invoicesText[locale].payments, facts: isPriced ? toPayments(locale, order) : [] },
    { heading: invoicesText[locale].refunds, facts: toRefunds(locale, order) },
  ]
  return tables.filter(({ facts }) => facts.length > 0)
}

/** It has a receipt, and this is the moment to say so. */
export const hasReceipt = ({ event, order }: Pick<OrderNews, 'event' | 'order'>): boolean =>
  priced.includes(event) && order.payments.length > 0

/** Units of things that are not counted in people. */
const countLabels: Partial<Record<OrderKindName, 'pieces' | 'tickets'>> = { offer: 'pieces', event: 'tickets' }

function toFacts(locale: Locale, { kind, order }: OrderNews): MailFact[] {
  const { code, stay, purchase, visa, package: sold } = order
  if (stay) return toStayFacts(locale, code, stay)
  if (visa) return toVisaFacts(locale, code, visa)
  const { labels } = purchasesText[locale]
  const number = { label: labels.number, value: code }
  const what = orderKindTexts[locale][kind]
  if (sold) return [number, { label: what, value: `${sold.title} · ${sold.plan}` }]
  if (!purchase) return [number, { label: labels.kind, value: what }]
  const { title, seller, startsAt, people } = purchase
  const moment = startsAt && formatMoment(locale, startsAt)
  return [
    number,
    { label: what, value: title },
    { label: labels.seller, value: seller },
    ...(moment ? [{ label: labels.when, value: toMoment(locale, moment) }] : []),
    ...(people > 0 ? [{ label: labels[countLabels[kind] ?? 'people'], value: String(people) }] : []),
  ]
}

const toMoment = (locale: Locale, { day, time }: { day: string; time: string }): string =>
  fill(reservationsText[locale].labels.moment, { day, time })

function toStayFacts(locale: Locale, code: string, stay: NonNullable<MailedOrder['stay']>): MailFact[] {
  const { labels } = reservationsText[locale]
  const { nights, adults, children } = bookingMessages[locale]
  const comma = locale === 'en' ? ', ' : '، '
  const from = fill(labels.from, { clock: stay.checkInClock })
  const guests = [fillCount(locale, stay.adults, adults)]
  if (stay.children > 0) guests.push(fillCount(locale, stay.children, children))
  return [
    { label: labels.id, value: code },
    { label: labels.property, value: stay.property },
    { label: labels.address, value: stay.address },
    { label: labels.checkIn, value: `${formatDay(locale, stay.checkIn)}${comma}${from}` },
    { label: labels.checkOut, value: formatDay(locale, stay.checkOut) },
    { label: labels.nights, value: fillCount(locale, daysBetween(stay.checkIn, stay.checkOut), nights) },
    { label: labels.rooms, value: stay.rooms.map(({ title, count }) => `${count} × ${title}`).join('\n') },
    { label: labels.guests, value: guests.join(comma) },
  ]
}

function toVisaFacts(locale: Locale, code: string, visa: NonNullable<MailedOrder['visa']>): MailFact[] {
  const { labels, people } = visaApplicationsText[locale]
  return [
    { label: labels.number, value: code },
    { label: orderKindTexts[locale].visa, value: visa.title },
    { label: labels.people, value: fillCount(locale, visa.people, people) },
    { label: labels.travelDate, value: formatDay(locale, visa.travelDate) },
    ...(visa.promisedOn ? [{ label: labels.promised, value: formatDay(locale, visa.promisedOn) }] : []),
  ]
}

function toPriceFacts(locale: Locale, order: MailedOrder): MailFact[] {
  const { currency, purchase } = order
  const texts = bookingMessages[locale]
  const write = (amount: number, sign?: '−') => formatPrice(locale, toPrice({ amount, currency }), sign)
  const off = [
    { label: texts.voucherDiscount, amount: order.voucherDiscount },
    { label: texts.pointsDiscount, amount: order.pointsDiscount },
    { label: texts.rounding, amount: -order.rounding },
  ].filter(({ amount }) => amount > 0)
  const { labels } = purchasesText[locale]
  const total = { deposit: labels.deposit, rest: lineTexts[locale].rest, whole: texts.total }
  const savings = toSavings(order.lines, order)
  const { full, saved } = invoicesText[locale]
  const isLeft = purchase?.part === 'deposit' && purchase.restAmount !== null && purchase.restDue !== null
  return [
    ...(off.length > 0 ? [toAmount(texts.totalBefore, write(order.totalBeforeDiscount))] : []),
    ...off.map(({ label, amount }) => toAmount(label, write(amount, '−'))),
    { label: total[purchase?.part ?? 'whole'], value: write(order.total), look: 'total' },
    ...(savings.saved > 0 ? [toAmount(full, write(savings.full)), toAmount(saved, write(savings.saved))] : []),
    ...(isLeft ? [toRestFact(locale, purchase.restDue ?? '', write(purchase.restAmount ?? 0))] : []),
  ]
}

const toAmount = (label: string, value: string): MailFact => ({ label, value, look: 'amount' })

const toRestFact = (locale: Locale, due: Day, value: string): MailFact =>
  toAmount(fill(purchasesText[locale].labels.restBy, { day: formatDate(locale, due) }), value)

const toPayments = (locale: Locale, { payments }: MailedOrder): MailFact[] =>
  payments.map(({ amount, method, paidAt }) =>
    toAmount(
      `${bookingMessages[locale].methods[method]} · ${formatDate(locale, toDay(new Date(paidAt)))}`,
      formatPrice(locale, { amount, currency: 'IQD' }),
    ),
  )

function toRefunds(locale: Locale, { refunds }: MailedOrder): MailFact[] {
  const { refund, states } = invoicesText[locale]
  const { methods } = bookingMessages[locale]
  return refunds.map(({ amount, to, status, refundedAt }) => ({
    label: fill(refund, { amount: formatPrice(locale, { amount, currency: 'IQD' }), method: methods[to] }),
    value: fill(states[status], { day: refundedAt ? formatDate(locale, toDay(new Date(refundedAt))) : '' }),
  }))
}
