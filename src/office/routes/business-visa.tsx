import { siteContext } from '../../client/context.ts'
import { Page } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { visaWorkText } from '../../i18n/messages/visa-work.ts'
import { visasPath } from '../features/sellers/seller-paths.ts'
import { loadWork } from '../features/visas/load-visa-work.ts'
import { WorkScreen } from '../features/visas/work-screen.tsx'
import type { Route } from './+types/business-visa.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireUser({ context, request })
  const site = context.get(siteContext)
  const view = await loadWork(site, parseListId(params.id))
  const { description } = visaWorkText[site.locale]
  return { view, head: { title: view.title, description, path: `${visasPath}/${view.id}`, isHidden: true } }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function BusinessVisa({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <Page>
      <WorkScreen key={view.id} view={view} />
    </Page>
  )
}
