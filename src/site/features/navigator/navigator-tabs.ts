import type { Locale } from '../../../domain/text/locale.ts'
import { mapText } from '../../../i18n/messages/map.ts'
import { prayerText } from '../../../i18n/messages/prayer.ts'
import { qiblaText } from '../../../i18n/messages/qibla.ts'
import type { Chip } from '../../../ui/chip-links.tsx'
import { mapPath, prayerPath, qiblaPath } from './navigator-paths.ts'

/** The ways between the screens of the navigator, made by their loaders. */
export const toNavigatorTabs = (locale: Locale, current: string): { label: string; chips: Chip[] } => ({
  label: prayerText[locale].navigator,
  chips: [
    { href: mapPath, label: mapText[locale].tab },
    { href: prayerPath, label: prayerText[locale].title },
    { href: qiblaPath, label: qiblaText[locale].title },
  ].map((tab) => ({ ...tab, isCurrent: tab.href === current })),
})
