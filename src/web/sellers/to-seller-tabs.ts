import type { Locale } from '../../domain/locale.ts'
import { hasSellerRight, type MemberRole, type SellerRight } from '../../domain/seller-rights.ts'
import { sellerOrdersText } from '../../i18n/messages/seller-orders.ts'
import type { Chip } from '../ui/chip-links.tsx'
import { departuresPath, doorPath, ordersPath, visasPath } from './paths.ts'

/** Those between the screens of whoever works for a seller, as far as their roles lead somewhere. */
export function toSellerTabs(
  locale: Locale,
  current: string | null,
  memberships: readonly { role: MemberRole }[],
): { label: string; chips: Chip[] } {
  const { tabs } = sellerOrdersText[locale]
  const may = (right: SellerRight) => memberships.some(({ role }) => hasSellerRight(role, right))
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
    ].map((tab) => ({ ...tab, isCurrent: tab.href === current })),
  }
}
