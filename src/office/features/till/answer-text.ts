import { toSaved } from '../../../domain/sales/redemption.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toClock } from '../../../domain/time/day.ts'
import { fill, fillCount, leftToRight } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import type { AnswerText } from '../scanning/answer.ts'
import type { RedeemAnswer, RedeemProblemCode } from './redeem.ts'

/** Moments of Baghdad, as the clock on the wall of the shop shows them. */
export const toTimeText = (instant: string): string => leftToRight(toClock(new Date(instant)))

export function toAnswerText(locale: Locale, messages: BusinessText, answer: RedeemAnswer): AnswerText {
  if (answer.kind === 'refused') return toRefusedText(messages, answer)
  const { answer: texts } = messages
  const sum = (amount: number) => formatPrice(locale, { amount, currency: 'IQD' })
  if (answer.kind === 'queued') {
    const { discount, amount } = answer.item
    return {
      title: texts.kept,
      percent: discount?.percent ?? null,
      facts: discount && amount !== null ? toSums(amount, toSaved(amount, discount.percent)) : [],
      note: texts.keptText,
    }
  }
  const { discount, guest, amount, saved, usesLeft } = answer.redemption
  return {
    title: texts.accepted,
    percent: discount?.percent ?? null,
    facts: [
      ...(amount && saved ? toSums(amount.amount, saved.amount) : []),
      ...(discount ? [] : [texts.counted]),
      ...(guest ? [fill(texts.guest, { name: guest })] : []),
      toUsesText(usesLeft),
    ],
    note: null,
  }

  function toSums(bill: number, saved: number): string[] {
    return [fill(texts.saves, { sum: sum(saved) }), fill(texts.pays, { sum: sum(bill - saved) })]
  }

  function toUsesText(left: number | null): string {
    if (left === null) return texts.unlimited
    return left === 0 ? texts.last : fillCount(locale, left, texts.left)
  }
}

function toRefusedText(
  { why, answer: texts }: BusinessText,
  { code, at }: { code: RedeemProblemCode; at?: string },
): AnswerText {
  const [title = '', text = ''] = code in why ? why[code as keyof typeof why] : why.other
  return { title, percent: null, facts: at ? [fill(texts.usedHere, { time: toTimeText(at) })] : [], note: text }
}
