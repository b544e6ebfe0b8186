import type { SiteContext } from '../../../client/context.ts'
import { subscriptionsText } from '../../../i18n/messages/subscriptions.ts'
import { toSubscription } from './to-subscription.ts'

export async function loadSubscriptions({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, page: number) {
  const [running, { data, meta }] = await Promise.all([
    call('GET /customer/customer-discount-packages/active'),
    call('GET /customer/customer-discount-packages', { query: { page } }),
  ])
  const { list, labels } = subscriptionsText[locale]
  const views = running.data.map((one) => toSubscription(locale, one))
  return {
    messages: list,
    labels,
    active: views.find(({ status }) => !status.isNext) ?? null,
    following: views.filter(({ status }) => status.isNext),
    meta,
    data: data.map((one) => toSubscription(locale, one)),
  }
}

export type Subscriptions = Awaited<ReturnType<typeof loadSubscriptions>>
