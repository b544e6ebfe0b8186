import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { orderKindTexts } from '../../../i18n/messages/order-kinds.ts'
import { payersText } from '../../../i18n/messages/payers.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'

type Payers = Ok<'GET /customer/orders/{id}/payers'>

export async function loadPayers(
  { call, locale, publicUrl }: Pick<SiteContext, 'call' | 'locale' | 'publicUrl'>,
  id: number,
) {
  const payers = await call('GET /customer/orders/{id}/payers', { params: { id } })
  const messages = payersText[locale]
  const { total, paid, rest, first, holdUntil, isLongHold, data, state } = payers
  const price = (amount: Payers['total']) => formatPrice(locale, amount)
  const moment = holdUntil && toMomentText(locale, holdUntil)
  const title = payers.title ?? orderKindTexts[locale][payers.kind]
  const isSplit = data.some(({ state }) => state !== 'back')
  return {
    id,
    messages,
    title,
    path: payers.path,
    state,
    percent: total.amount > 0 ? Math.floor((paid.amount / total.amount) * 100) : 0,
    progress: fill(messages.progress, { paid: price(paid), total: price(total) }),
    rest: rest.amount,
    restText: fill(messages.rest, { rest: price(rest) }),
    hold: moment
      ? [
          fill(isLongHold ? messages.long : messages.until, { moment }),
          ...(isLongHold ? [] : [fill(messages.first, { first: price(first) })]),
          messages.rule,
        ]
      : null,
    canBeCash: payers.canBeCash && !data.some(({ isCash, state }) => isCash && state === 'paid'),
    isSplit,
    canTakeAllBack: isSplit && paid.amount === 0 && state === 'open',
    hasBack: data.some(({ state }) => state === 'back'),
    isChanging: state === 'open' && data.some((payer) => payer.state === 'paying'),
    maxPeople: 20 - data.filter((payer) => payer.state === 'paid').length,
    payers: data.map((payer) => toPayer(payer)),
  }

  function toPayer({ id, number, amount, name, isCash, state, link, refund }: Payers['data'][number]) {
    const url = link && publicUrl + link
    const text = fill(messages.message, { title, amount: price(amount) })
    return {
      id,
      name,
      part: fill(messages.part, { number }),
      amount: price(amount),
      isCash,
      state,
      stateText: state === 'back' && refund ? messages.refunds[refund] : messages.states[state],
      link,
      url,
      whatsapp: url && `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`,
      sms: url && `sms:?&body=${encodeURIComponent(`${text} ${url}`)}`,
    }
  }
}

export type PayersView = Awaited<ReturnType<typeof loadPayers>>
export type PayerView = PayersView['payers'][number]
