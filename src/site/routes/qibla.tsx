import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { ShareButton } from '../details/share-button.tsx'
import { NavigatorPage } from '../features/navigator/navigator-page.tsx'
import { loadQibla } from '../features/navigator/qibla/load-qibla.ts'
import { QiblaPanel } from '../features/navigator/qibla/qibla-panel.tsx'
import type { Route } from './+types/qibla.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => loadQibla(context.get(siteContext), request)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Qibla({ loaderData: data }: Route.ComponentProps) {
  return (
    <NavigatorPage title={data.title} tabs={data.tabs} action={<ShareButton title={data.title} />}>
      <QiblaPanel data={data} />
    </NavigatorPage>
  )
}
