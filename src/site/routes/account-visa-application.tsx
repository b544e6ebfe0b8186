import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { fill } from '../../i18n/fill.ts'
import { visaApplicationsText } from '../../i18n/messages/visa-applications.ts'
import { applicationsPath } from '../features/visas/applications/application-card.ts'
import { ApplicationDetail } from '../features/visas/applications/application-detail.tsx'
import { loadApplication } from '../features/visas/applications/load-application.ts'
import type { Route } from './+types/account-visa-application.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const id = parseListId(params.id)
  const { title, description } = visaApplicationsText[site.locale].detail
  return {
    head: { title: fill(title, { id }), description, path: `${applicationsPath}/${id}`, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    view: user.status === 'active' ? await loadApplication(site, id, new Date()) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountVisaApplication({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData
  return view && <ApplicationDetail view={view} />
}
