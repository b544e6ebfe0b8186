import type { Ok } from '../../../../contract/contract.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { toDay } from '../../../../domain/time/day.ts'
import { fill } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { accountText } from '../../../../i18n/messages/account.ts'
import { toMomentText } from '../../../../i18n/moment-text.ts'

type Task = Ok<'GET /customer/tasks'>['data'][number]

/** A task in words, and the screen where it is done. */
export function toTask(locale: Locale, task: Task) {
  const { kinds, until } = accountText[locale].overview.tasks
  const { kind, entity, id, title } = task
  return {
    key: `${kind} ${entity} ${id}`,
    to: toPath(task),
    action: kinds[kind],
    title,
    until: task.until && fill(until, { until: toUntilText(locale, kind, task.until) }),
  }
}

/** A deadline without an hour is a midnight, which belongs to the day before. */
const toUntilText = (locale: Locale, kind: Task['kind'], until: string): string =>
  kind === 'rest' || kind === 'review'
    ? formatDay(locale, toDay(new Date(Date.parse(until) - 1)))
    : toMomentText(locale, until)

function toPath({ entity, id }: Task): string {
  switch (entity) {
    case 'reservation':
      return `/account/history/${id}`
    case 'purchase':
      return `/account/purchases/${id}`
    case 'visa':
      return `/account/visa-applications/${id}`
    case 'waiting':
      return '/account/waiting'
  }
}
