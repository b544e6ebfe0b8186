import type { Locale } from '../../../domain/text/locale.ts'
import { accountText } from '../../../i18n/messages/account.ts'
import { notificationsText } from '../../../i18n/messages/notifications.ts'
import { pointsText } from '../../../i18n/messages/points.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { subscriptionsText } from '../../../i18n/messages/subscriptions.ts'
import { travellersText } from '../../../i18n/messages/travellers.ts'
import { visaApplicationsText } from '../../../i18n/messages/visa-applications.ts'
import { waitlistText } from '../../../i18n/messages/waitlist.ts'
import { walletText } from '../../../i18n/messages/wallet.ts'
import { wishlistText } from '../../../i18n/messages/wishlist.ts'

export type AccountGroup = { title: string; screens: { to: string; label: string }[] }

/** All screens of the account, in the order in which they are needed: trips, then money, then the person. */
export function toAccountGroups(locale: Locale): AccountGroup[] {
  const { groups, profile } = accountText[locale].layout
  const { pending, history, transactions } = reservationsText[locale].nav
  return [
    {
      title: groups.trips,
      screens: [
        { to: '/account/history', label: history },
        { to: '/account/purchases', label: purchasesText[locale].nav },
        { to: '/account/pending', label: pending },
        { to: '/account/visa-applications', label: visaApplicationsText[locale].nav },
        { to: '/account/waiting', label: waitlistText[locale].nav },
        { to: '/account/wishlist', label: wishlistText[locale].nav },
      ],
    },
    {
      title: groups.money,
      screens: [
        { to: '/account/wallet', label: walletText[locale].nav },
        { to: '/account/points', label: pointsText[locale].nav },
        { to: '/account/subscription', label: subscriptionsText[locale].nav },
        { to: '/account/transactions', label: transactions },
      ],
    },
    {
      title: groups.person,
      screens: [
        { to: '/account/Notifications', label: notificationsText[locale].nav },
        { to: '/account/travellers', label: travellersText[locale].nav },
        { to: '/account/profile', label: profile },
      ],
    },
  ]
}

export const isAt = (pathname: string, to: string): boolean => to === pathname || pathname.startsWith(`${to}/`)
