import { siteContext } from '../../client/context.ts'
import { OfflineScreen } from '../../client/frame/offline-screen.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { offlineText } from '../../i18n/messages/offline.ts'
import type { Route } from './+types/offline.ts'

export const loader = ({ context }: Route.LoaderArgs) => offlineText[context.get(siteContext).locale]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData
    ? toHead(site, { title: loaderData.title, description: loaderData.text, path: '/offline', isHidden: true })
    : []
}

export default function Offline({ loaderData: { title, text, ...labels } }: Route.ComponentProps) {
  const links = [
    { to: '/account/history', label: labels.bookings },
    { to: '/account/tickets', label: labels.tickets },
    { to: '/navigator/prayer', label: labels.prayer },
  ]
  return <OfflineScreen title={title} text={text} links={links} />
}
