import type { MemberRole } from '../../../../domain/accounts/seller-rights.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { sellerOrdersText } from '../../../../i18n/messages/seller-orders.ts'
import type { Chip } from '../../../../ui/chip-links.tsx'
import { arrivalsPath, departuresPath, doorPath, ordersPath, questionsPath, reviewsPath, visasPath } from './paths.ts'
import { toPathsOfMember } from './paths-of-member.ts'

/** Those between the screens of whoever works for a seller or a property, as far as their roles lead somewhere. */
export function toSellerTabs(
  locale: Locale,
  current: string | null,
  sellers: readonly { role: MemberRole }[],
  properties: readonly { role: MemberRole }[],
): { label: string; chips: Chip[] } {
  const { tabs } = sellerOrdersText[locale]
  const own = toPathsOfMember(sellers, properties)
  return {
    label: tabs.label,
    chips: [
      { href: ordersPath, label: tabs.orders },
      { href: departuresPath, label: tabs.departures },
      { href: doorPath, label: tabs.tickets },
      { href: visasPath, label: tabs.visas },
      { href: arrivalsPath, label: tabs.arrivals },
      { href: reviewsPath, label: tabs.reviews },
      { href: questionsPath, label: tabs.questions },
    ]
      .filter(({ href }) => own.includes(href))
      .map((tab) => ({ ...tab, isCurrent: tab.href === current })),
  }
}
