import type { Locale } from '../../../domain/locale.ts'
import { decimals, roundAmount } from '../../../domain/money.ts'
import { formatPrice } from '../../../i18n/format.ts'
import { packagesText } from '../../../i18n/messages/packages.ts'
import type { Startup } from '../../context.ts'

type Package = Startup['discountPackages'][number]
type Plan = Package['plans'][number]

/** A price for one of its days, in whole smallest units. */
export const perDay = ({ price, days }: Pick<Plan, 'price' | 'days'>): Plan['price'] => {
  const units = 10 ** decimals[price.currency]
  return { ...price, amount: roundAmount((price.amount * units) / days) / units }
}

export type PackageData = ReturnType<typeof toPackage>

export function toPackage(locale: Locale, { id, title, description, benefits, price, plans, picture }: Package) {
  const t = packagesText[locale]
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
    price: formatPrice(locale, price),
    bestPerDay: best ? formatPrice(locale, perDay(best)) : '',
    mostUses: plans.some(({ uses }) => uses === null)
      ? t.unlimited
      : t.usesShort(Math.max(...plans.map(({ uses }) => uses ?? 0))),
    plansLabel: t.plansOf(title),
    plans: plans.map((plan) => ({
      id: plan.id,
      title: plan.title,
      price: formatPrice(locale, plan.price),
      perDay: t.perDay(formatPrice(locale, perDay(plan))),
      days: t.days(plan.days),
      uses: plan.uses === null ? t.unlimited : t.uses(plan.uses),
      buy: { label: t.buy, of: `${plan.title} · ${title}`, to: `/checkout/discount_package/${id}?plan=${plan.id}` },
      best: plans.length > 1 && plan === best ? t.best : undefined,
    })),
  }
}
