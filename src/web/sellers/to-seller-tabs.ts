import type { Locale } from '../../domain/locale.ts'
import { hasSellerRight, type MemberRole, type SellerRight } from '../../domain/seller-rights.ts'
import { sellerOrdersText } from '../../i18n/messages/seller-orders.ts'
import type { Chip } from '../ui/chip-links.tsx'
import { departuresPath, doorPath, ordersPath, questionsPath, reviewsPath, visasPath } from './paths.ts'

/** Those between the screens of whoever works for a seller or a property, as far as their roles lead somewhere. */
export function toSellerTabs(
  locale: Locale,
  current: string | null,
  memberships: readonly { role: MemberRole }[],
  properties: readonly { role: MemberRole }[] = [],
): { label: string; chips: Chip[] } {
  const { tabs } = sellerOrdersText[locale]
  const may = (right: SellerRight, of = memberships) => of.some(({ role }) => hasSellerRight(role, right))
  return {
    label: tabs.label,
    chips: [
      ...(may('let-in')
        ? [
            { href: ordersPath, label: tabs.orders },
            { href: departuresPath, label: tabs.departures },
            { href: doorPath, label: tabs.tickets },
          ]
        : []),
      ...(may('work-on-visas') ? [{ href: visasPath, label: tabs.visas }] : []),
      ...(may('answer-reviews', [...memberships, ...properties]) ? [{ href: reviewsPath, label: tabs.reviews }] : []),
      ...(may('answer-reviews', properties) ? [{ href: questionsPath, label: tabs.questions }] : []),
    ].map((tab) => ({ ...tab, isCurrent: tab.href === current })),
  }
}
