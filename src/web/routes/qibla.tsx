import { siteContext } from '../context.ts'
import { ShareButton } from '../details/share-button.tsx'
import { loadQibla } from '../features/qibla/load-qibla.ts'
import { QiblaPanel } from '../features/qibla/qibla-panel.tsx'
import { siteOf, toHead } from '../head.ts'
import { NavigatorPage } from '../navigator/navigator-page.tsx'
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
