import type { ComponentType } from 'react'
import { ArticleIcon, MosqueIcon, WalkIcon } from '../../client/frame/nav-icons.tsx'
import type { Messages } from '../../i18n/messages/en.ts'
import type { IconProps } from '../../ui/icon.tsx'
import {
  BedIcon,
  CalendarIcon,
  CompassIcon,
  GiftIcon,
  PassportIcon,
  PercentIcon,
  PinIcon,
  TicketIcon,
} from '../../ui/icons.tsx'

export type SiteSection = { to: string; label: string; Icon: ComponentType<IconProps> }

/** All that a visitor can look through, in one order for every menu. */
export const sectionsOf = ({ nav }: Messages): SiteSection[] => [
  { to: '/properties', label: nav.properties, Icon: BedIcon },
  { to: '/tourism-packages/iraq', label: nav.tours, Icon: CompassIcon },
  { to: '/umrah', label: nav.umrah, Icon: MosqueIcon },
  { to: '/visa-permits', label: nav.visas, Icon: PassportIcon },
  { to: '/offers', label: nav.offers, Icon: TicketIcon },
  { to: '/discounts', label: nav.discounts, Icon: PercentIcon },
  { to: '/packages', label: nav.packages, Icon: GiftIcon },
  { to: '/events', label: nav.events, Icon: CalendarIcon },
  { to: '/activity', label: nav.activities, Icon: WalkIcon },
  { to: '/navigator', label: nav.navigator, Icon: PinIcon },
  { to: '/article', label: nav.articles, Icon: ArticleIcon },
]
