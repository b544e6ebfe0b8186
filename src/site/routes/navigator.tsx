import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { mapText } from '../../i18n/messages/map.ts'
import { loadNavigator } from '../features/navigator/map/load-navigator.ts'
import { NavigatorScreen } from '../features/navigator/map/navigator-screen.tsx'
import { NavigatorPage } from '../features/navigator/navigator-page.tsx'
import type { Route } from './+types/navigator.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { title, description } = mapText[site.locale]
  return {
    head: { title, description, path: '/navigator' },
    data: await loadNavigator(site, new URL(request.url).searchParams),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Navigator({ loaderData: { data } }: Route.ComponentProps) {
  const { text, tabs } = data
  return (
    <NavigatorPage title={text.title} tabs={tabs} isFull>
      <NavigatorScreen data={data} />
    </NavigatorPage>
  )
}
