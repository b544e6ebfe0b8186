import type { Levels } from '../../../domain/organisations/areas.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { sellerTabsText } from '../../../i18n/messages/seller-tabs.ts'
import type { Chip } from '../../../ui/chip-links.tsx'
import { memberScreens } from '../../screens/patterns.ts'
import { toPathsOfMember } from './paths-of-member.ts'

/** Tabs between a member's screens, as far as the rights allow. */
export function toSellerTabs(
  locale: Locale,
  current: string | null,
  sellers: readonly { levels: Levels }[],
  properties: readonly { levels: Levels }[],
): { label: string; chips: Chip[] } {
  const tabs = sellerTabsText[locale]
  const own = toPathsOfMember(sellers, properties)
  return {
    label: tabs.label,
    chips: memberScreens
      .filter(({ path }) => own.includes(path))
      .map(({ path, name }) => ({ href: path, label: tabs[name], isCurrent: path === current })),
  }
}
