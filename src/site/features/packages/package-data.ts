import type { Startup } from '../../../client/context.ts'
import { type Cost, toAbout } from '../../../client/money/dinars.tsx'
import { decimals, roundAmount } from '../../../domain/money/money.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { formatPrice } from '../../../i18n/format.ts'
import { packagesText } from '../../../i18n/messages/packages.ts'

type Package = Startup['discountPackages'][number]
type Plan = Package['plans'][number]

/** A price for one of its days, in whole smallest units. */
export const perDay = ({ price, days }: Pick<Plan, 'price' | 'days'>): Plan['price'] => {
  const units = 10 ** decimals[price.currency]
  return { ...price, amount: roundAmount((price.amount * units) / days) / units }
}

export type PackageData = ReturnType<typeof toPackage>

/** `rate`: dinars for a dollar. */
export function toPackage(
  locale: Locale,
  { id, title, description, benefits, price, plans, picture }: Package,
  rate: number,
) {
  const t = packagesText[locale]
  const toBoth = (cost: Cost) => ({ amount: formatPrice(locale, cost), about: toAbout(locale, cost, rate) })
  const toDaily = (plan: Plan) => {
    const { amount, about } = toBoth(perDay(plan))
    return { own: t.perDay(amount), other: { ...about, text: t.perDay(about.text) } }
  }
  const daily = plans.map((plan) => perDay(plan).amount)
  const lowest = Math.min(...daily)
  const best = plans[daily.indexOf(lowest)]
  return {
    id,
    anchor: `package-${id}`,
    title,
    description,
    benefits,
    picture,
    price: toBoth(price),
    bestPerDay: best && toBoth(perDay(best)),
    maxUses: plans.some(({ uses }) => uses === null)
      ? t.unlimited
      : t.usesShort(Math.max(...plans.map(({ uses }) => uses ?? 0))),
    plansLabel: t.plansOf(title),
    buy: { label: t.buy, of: title, path: `/checkout/discount_package/${id}` },
    plans: plans.map((plan) => ({
      id: plan.id,
      title: plan.title,
      price: toBoth(plan.price),
      perDay: toDaily(plan),
      days: t.days(plan.days),
      uses: plan.uses === null ? t.unlimited : t.uses(plan.uses),
      best: plans.length > 1 && plan === best ? t.best : undefined,
    })),
  }
}
