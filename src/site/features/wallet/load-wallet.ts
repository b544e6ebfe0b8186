import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { pointsText } from '../../../i18n/messages/points.ts'
import { problemMessages } from '../../../i18n/messages/problems.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { type WalletText, walletText } from '../../../i18n/messages/wallet.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { loadMethods } from '../orders/load-methods.ts'
import { toAmounts } from './to-amounts.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type TopUps = Ok<'GET /customer/wallet/top-ups'>
type TopUp = TopUps['data'][number]
type Entry = Ok<'GET /customer/wallet'>['data'][number]

export async function loadWallet(site: Site, page: number, now: Date) {
  const { call, locale } = site
  const [wallet, topUps] = await Promise.all([
    call('GET /customer/wallet', { query: { page } }),
    call('GET /customer/wallet/top-ups', { query: {} }),
  ])
  const { entries, topUps: topUpMessages, add, ...messages } = walletText[locale]
  return {
    messages: {
      balance: messages.balance,
      title: messages.title,
      lead: messages.lead,
      points: pointsText[locale].see,
      entries,
      topUps: topUpMessages,
    },
    pay: reservationsText[locale].pay,
    balance: formatPrice(locale, wallet.balance),
    cost: wallet.balance,
    add: toAdding(locale, add, topUps),
    topUps: topUps.data.filter(isWorthShowing).map((topUp) => toTopUp(locale, topUp, now)),
    methods: topUps.data.some(({ canPay }) => canPay)
      ? (await loadMethods(site, 'qi')).filter(({ method }) => method !== 'wallet')
      : [],
    meta: wallet.meta,
    data: wallet.data.map((entry) => toEntry(locale, entry)),
  }
}

export type WalletData = Awaited<ReturnType<typeof loadWallet>>

/** Unpaid top-ups are left out. */
const isWorthShowing = ({ canPay, paidAt }: TopUp): boolean => canPay || paidAt !== null

function toAdding(locale: Locale, messages: WalletText['add'], { min, max, leftToday }: TopUps) {
  const now = { ...max, amount: Math.min(max.amount, leftToday.amount) }
  const { title, choose, own, go, none } = messages
  const [minText, maxText, nowText] = [min, max, now].map((price) => formatPrice(locale, price))
  return {
    messages: { title, choose, own, go, none },
    limits: fill(messages.limits, { min: minText ?? '', max: maxText ?? '' }),
    left: fill(messages.left, { left: formatPrice(locale, leftToday) }),
    invalid: fill(messages.invalid, { min: minText ?? '', max: nowText ?? '' }),
    notWhole: problemMessages[locale].TOP_UP_NOT_WHOLE,
    min: min.amount,
    max: now.amount,
    isOver: now.amount < min.amount,
    amounts: toAmounts(min.amount, now.amount).map((amount) => ({
      amount,
      text: formatPrice(locale, { amount, currency: min.currency }),
    })),
  }
}

function toTopUp(locale: Locale, topUp: TopUp, now: Date) {
  const { paymentStatuses } = reservationsText[locale]
  const { methods } = bookingMessages[locale]
  const t = walletText[locale].topUps
  const amount = formatPrice(locale, topUp.amount)
  return {
    id: topUp.id,
    orderId: topUp.orderId,
    code: topUp.code,
    amount,
    at: toMomentText(locale, topUp.paidAt ?? topUp.createdAt),
    chosen: topUp.paymentMethod,
    method: methods[topUp.paymentMethod],
    payment: { status: topUp.paymentStatus, label: paymentStatuses[topUp.paymentStatus] },
    hasInvoice: topUp.paidAt !== null,
    secondsLeft:
      topUp.canPay && topUp.holdUntil
        ? Math.max(0, Math.ceil((Date.parse(topUp.holdUntil) - now.getTime()) / 1000))
        : null,
    refund: topUp.canRefund
      ? {
          question: fill(t.refundQuestion, { amount }),
          facts: [fill(t.refundFact, { amount, method: methods[topUp.paymentMethod] }), t.refundTime],
        }
      : null,
  }
}

export type TopUpView = ReturnType<typeof toTopUp>

const toEntry = (locale: Locale, { id, amount, reason, createdAt }: Entry) => {
  const { reasons } = walletText[locale].entries
  const isIn = amount.amount >= 0
  return {
    id,
    isIn,
    title: reason in reasons ? reasons[reason as keyof typeof reasons] : reasons.other,
    at: toMomentText(locale, createdAt),
    amount: formatPrice(locale, { ...amount, amount: Math.abs(amount.amount) }, isIn ? '+' : '−'),
  }
}
