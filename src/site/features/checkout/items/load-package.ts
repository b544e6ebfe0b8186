import type { PageSession, SiteContext } from '../../../../client/context.ts'
import { notFound } from '../../../../client/lists/list-query.ts'
import { toDay } from '../../../../domain/time/day.ts'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { checkoutItemsText } from '../../../../i18n/messages/checkout-items.ts'
import type { ItemCheckout } from './item-checkout.ts'
import { loadPaying } from './load-paying.ts'

type Site = Pick<SiteContext, 'call' | 'locale' | 'startup'>
type User = NonNullable<PageSession['user']>

/** Null where the package is there but not this plan of it: it may have been taken out since. */
export async function loadPackage(
  site: Site,
  user: User,
  chosen: { packageId: number; planId: number | null },
): Promise<ItemCheckout | null> {
  const { discountPackages } = await site.startup()
  const bought = discountPackages.find(({ id }) => id === chosen.packageId)
  if (!bought) throw notFound()
  const plan = bought.plans.find(({ id }) => id === chosen.planId)
  if (!plan) return null
  const [paying, running] = await Promise.all([
    loadPaying(site, user, ['cash']),
    site.call('GET /customer/customer-discount-packages/active'),
  ])
  const { locale } = site
  const t = checkoutItemsText[locale].package
  const last = running.data.at(-1)
  const later = last?.expireAt && fill(t.later, { day: formatDay(locale, toDay(new Date(last.expireAt))) })
  return {
    ...paying,
    request: { kind: 'discount_package', packageId: bought.id, planId: plan.id },
    summary: {
      heading: t.heading,
      title: bought.title,
      picture: bought.picture,
      facts: [
        { label: t.plan, value: plan.title },
        { label: t.length, value: fillCount(locale, plan.days, t.days) },
        { label: t.uses, value: plan.uses === null ? t.unlimited : fillCount(locale, plan.uses, t.times) },
        { label: t.starts, value: later || t.atOnce },
      ],
      change: { label: t.change, to: `/packages#package-${bought.id}` },
    },
    line: `${bought.title} · ${plan.title}`,
    total: { ...plan.price, label: t.total },
    hold: t.hold,
    policy: [t.cancel, t.after],
    firstMethod: paying.methods.find(({ method }) => method === 'qi')?.method ?? null,
    blocked: running.data.some(({ isNext }) => isNext)
      ? { text: t.waiting, label: t.toOwn, to: '/account/subscription' }
      : null,
    ownPath: '/account/subscription',
  }
}
