import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { pageNumberOf } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { visaApplicationsText } from '../../i18n/messages/visa-applications.ts'
import { applicationsPath } from '../features/visas/applications/application-card.ts'
import { ApplicationRow } from '../features/visas/applications/application-row.tsx'
import { loadApplications } from '../features/visas/applications/load-applications.ts'
import { AccountList } from '../lists/account-list.tsx'
import type { Route } from './+types/account-visa-applications.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = visaApplicationsText[site.locale].list
  return {
    head: { title, description, path: applicationsPath, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    applications: user.status === 'active' ? await loadApplications(site, pageNumberOf(request)) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountVisaApplications({ loaderData }: Route.ComponentProps) {
  const { applications } = loaderData
  if (!applications) return null
  const { messages, labels, path, data, meta } = applications
  return (
    <>
      <PageHeading title={messages.title} lead={messages.lead} />
      <AccountList path={path} begin="/visa-permits" messages={messages} data={data} meta={meta}>
        {(card) => <ApplicationRow card={card} labels={labels} />}
      </AccountList>
    </>
  )
}
