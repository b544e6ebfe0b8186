import { siteContext } from '../../client/context.ts'
import { OfflineScreen } from '../../client/frame/offline-screen.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { businessText } from '../../i18n/messages/business.ts'
import { doorText } from '../../i18n/messages/door.ts'
import { officeText } from '../../i18n/messages/office.ts'
import { WarningIcon } from '../../ui/icons.tsx'
import { doorPath } from '../features/sellers/seller-paths.ts'
import type { Route } from './+types/business-offline.ts'

export const loader = ({ context }: Route.LoaderArgs) => {
  const { locale } = context.get(siteContext)
  return { ...officeText[locale].offline, till: businessText[locale].title, door: doorText[locale].title }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData
    ? toHead(site, { title: loaderData.title, description: loaderData.text, path: '/business/offline', isHidden: true })
    : []
}

export default function BusinessOffline({ loaderData: { title, text, till, door } }: Route.ComponentProps) {
  const links = [
    { to: '/business', label: till },
    { to: doorPath, label: door },
  ]
  // The icon is stored with this page: its file has all drawings, which a till first needs when the network has gone.
  return <OfflineScreen title={title} text={text} icon={<WarningIcon className="size-8" />} links={links} />
}
