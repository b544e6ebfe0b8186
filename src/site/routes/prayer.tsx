import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { ShareButton } from '../details/share-button.tsx'
import { NavigatorPage } from '../features/navigator/navigator-page.tsx'
import { loadPrayer } from '../features/navigator/prayer/load-prayer.ts'
import { PrayerPanel } from '../features/navigator/prayer/prayer-panel.tsx'
import type { Route } from './+types/prayer.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPrayer(context.get(siteContext), request, new Date())

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Prayer({ loaderData: data }: Route.ComponentProps) {
  return (
    <NavigatorPage title={data.title} tabs={data.tabs} action={<ShareButton title={data.title} />} isPrintedAlone>
      <PrayerPanel data={data} />
    </NavigatorPage>
  )
}
