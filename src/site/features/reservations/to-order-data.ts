import type { ComponentProps } from 'react'
import type { SiteContext } from '../../../client/context.ts'
import { toPaidDinars } from '../../../client/money/paid-dinars.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { afterPaymentText } from '../../../i18n/messages/after-payment.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { orderKindTexts } from '../../../i18n/messages/order-kinds.ts'
import { orderPaymentText } from '../../../i18n/messages/order-payment.ts'
import { purchasePaymentText } from '../../../i18n/messages/purchase-payment.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toCashFacts } from '../orders/cash-facts.ts'
import { paymentEndings } from '../orders/payment-endings.ts'
import type { PayPurchase } from '../purchases/pay-purchase.tsx'
import { type OrderPayment, type OrderPaymentState, toOrderPaymentState } from './order-payment-view.ts'

type Site = Pick<SiteContext, 'locale'>

export type OrderPaymentData = Omit<ReturnType<typeof toOrderData>, 'countdown' | 'again'> & {
  countdown: { label: string; over: string; secondsLeft: number | null } | null
  /** To pay once more, here. */
  again: ComponentProps<typeof PayPurchase> | null
}

/** In words that fit any kind. */
export function toOrderData({ locale }: Site, asked: OrderPayment) {
  const { kind, title, code, total, payment, canPay } = asked
  const state = toOrderPaymentState(asked)
  const messages = reservationsText[locale].payment
  const texts = orderPaymentText[locale]
  const refundText = toRefundText(locale, asked)
  return {
    kind: 'order' as const,
    state,
    isOpen: state === 'waiting' || state === 'qr',
    isRefunding: asked.refund?.status === 'waiting' || asked.refund?.status === 'refunding',
    messages,
    heading: toHeading(locale, state, asked),
    text: [toText(locale, state), refundText].filter(Boolean).join(' '),
    refundText,
    name: title ?? orderKindTexts[locale][kind],
    number: fill(texts.order, { id: leftToRight(code) }),
    price: {
      label: texts.price,
      amount: formatPrice(locale, total),
      cost: total,
      dinars: toPaidDinars(locale, total, asked.dinars),
    },
    link: state === 'waiting' && canPay ? (payment?.link ?? null) : null,
    pay: reservationsText[locale].pay.action,
    qr: state === 'qr' ? (payment?.qr ?? null) : null,
    cash: state === 'cash' ? toCashFacts(locale, payment) : null,
    isRestAbout: false,
    countdown: null,
    again: null,
    actions: toActions(locale, state, asked),
  }
}

function toHeading(locale: Site['locale'], state: OrderPaymentState, { payment }: OrderPayment): string {
  const messages = reservationsText[locale].payment
  if (state === 'qr') return messages.qrTitle
  if (state === 'waiting') return messages.waiting
  if (state === 'unpaid') return messages[(payment && paymentEndings[payment.status]) ?? 'unpaid']
  return orderPaymentText[locale][state]
}

function toText(locale: Site['locale'], state: OrderPaymentState): string {
  return state === 'qr' ? reservationsText[locale].payment.qrText : orderPaymentText[locale][`${state}Text`]
}

function toRefundText(locale: Site['locale'], { refund }: OrderPayment): string | null {
  if (!refund) return null
  const { onItsWay, back, stuck } = orderPaymentText[locale]
  const text = refund.status === 'refunded' ? back : refund.status === 'failed' ? stuck : onItsWay
  const method = bookingMessages[locale].methods[refund.to]
  return fill(text, { amount: formatPrice(locale, refund.amount), method })
}

/** Names where it leads. */
function toSeeLabel(locale: Site['locale'], kind: OrderPayment['kind']): string {
  const { visa, package: pack, wallet } = afterPaymentText[locale]
  if (kind === 'visa') return visa.see
  if (kind === 'discount_package') return pack.see
  return kind === 'wallet' ? wallet.see : purchasePaymentText[locale].see
}

/** The first is what most people want next. */
function toActions(locale: Site['locale'], state: OrderPaymentState, { kind, path }: OrderPayment) {
  const { again, code } = orderPaymentText[locale]
  const isReady = kind === 'discount_package' && (state === 'paid' || state === 'doubled')
  return [
    ...(isReady ? [{ label: code, path: '/account/subscription/code' }] : []),
    { label: state === 'unpaid' ? again : toSeeLabel(locale, kind), path },
  ]
}
