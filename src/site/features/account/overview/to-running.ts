import type { Ok } from '../../../../contract/contract.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { toDay } from '../../../../domain/time/day.ts'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { subscriptionsText } from '../../../../i18n/messages/subscriptions.ts'

type Running = Ok<'GET /customer/customer-discount-packages/active'>['data']

/** The package that runs, in words; null where none does. */
export function toRunning(locale: Locale, running: Running) {
  const active = running.find(({ isNext }) => !isNext)
  if (!active) return null
  const { list, labels, usesLeft, statuses } = subscriptionsText[locale]
  const { title, uses, expireAt, canShowCode, status } = active
  // The midnight that it ends with belongs to the day before.
  const lastDay = expireAt && formatDate(locale, toDay(new Date(Date.parse(expireAt) - 1)))
  return {
    title,
    left: uses.left === null ? labels.unlimited : fillCount(locale, uses.left, usesLeft),
    until: status === 'active' ? lastDay && fill(list.until, { day: lastDay }) : statuses[status],
    code: canShowCode ? list.code : null,
    details: list.details,
  }
}
