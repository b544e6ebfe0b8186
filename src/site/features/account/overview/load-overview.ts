import { orNull } from '../../../../client/call/or-null.ts'
import type { PageSession, SiteContext } from '../../../../client/context.ts'
import { worthOf } from '../../../../domain/money/points.ts'
import { fill } from '../../../../i18n/fill.ts'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { accountText } from '../../../../i18n/messages/account.ts'
import { toAccountGroups } from '../account-groups.ts'
import { loadNextTrip } from './load-next-trip.ts'
import { toRunning } from './to-running.ts'
import { toTask } from './to-task.ts'

type User = NonNullable<PageSession['user']>

/** The texts at the end of a row and below its name. */
type RowFacts = { value?: string; note?: string }

type Site = Pick<SiteContext, 'call' | 'locale'>

export async function loadOverview(site: Site, { name, unreadNotifications }: User, now: Date) {
  const { call, locale } = site
  const { pointCount, ...messages } = accountText[locale].overview
  const [trip, tasks, points, wallet, running] = await Promise.all([
    loadNextTrip(site, now),
    orNull(call('GET /customer/tasks')),
    orNull(call('GET /customer/points', { query: { limit: 1 } })),
    orNull(call('GET /customer/wallet', { query: { limit: 1 } })),
    orNull(call('GET /customer/customer-discount-packages/active')),
  ])
  const subscription = running && toRunning(locale, running.data)
  const facts: Record<string, RowFacts> = {
    '/account/wallet': { value: wallet ? formatPrice(locale, wallet.balance) : messages.unknown },
    '/account/points': toPoints(),
    '/account/subscription': toSubscription(),
    '/account/Notifications': unreadNotifications > 0 ? { value: String(unreadNotifications) } : {},
  }
  return {
    messages,
    name,
    /** Null where there is none; not said where it could not be learnt, which must not look like none. */
    trip,
    /** Null where they could not be learnt. */
    tasks: tasks && tasks.data.map((task) => toTask(locale, task)),
    groups: toAccountGroups(locale).map(({ title, screens }) => ({
      title,
      rows: screens.map((screen): typeof screen & RowFacts => ({ ...screen, ...facts[screen.to] })),
    })),
    /** The label of the way to the code of a package that runs. */
    code: subscription?.code ?? null,
  }

  /** The worth of a point, also shown to customers without any. */
  function toPoints(): RowFacts {
    const note = fill(messages.pointWorth, { amount: formatPrice(locale, worthOf(1)) })
    if (!points) return { value: messages.unknown, note }
    const worth = formatPrice(locale, worthOf(points.balance))
    return {
      value: points.balance > 0 ? `${pointCount(points.balance)} · ${worth}` : pointCount(0),
      note,
    }
  }

  function toSubscription(): RowFacts {
    if (!running) return { value: messages.unknown }
    if (!subscription) return { value: messages.noSubscription, note: messages.subscriptionHint }
    const { title, left, until } = subscription
    return { value: title, note: [left, until].filter(Boolean).join(' · ') }
  }
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>
