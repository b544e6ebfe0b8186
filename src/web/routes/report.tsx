import { siteContext } from '../context.ts'
import { loadReport } from '../features/reporting/load-report.ts'
import { ReportForm } from '../features/reporting/report-form.tsx'
import { siteOf, toHead } from '../head.ts'
import { idOf } from '../lists/list-query.ts'
import { Page, PageHeading } from '../shell/page.tsx'
import type { Route } from './+types/report.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadReport(context.get(siteContext), params.what, idOf(params.id))

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { what, id, title, messages } = loaderData
  return toHead(site, { title, description: messages.lead, path: `/report/${what}/${id}`, isHidden: true })
}

export default function Report({ loaderData: view }: Route.ComponentProps) {
  return (
    <Page narrow>
      <PageHeading title={view.title} lead={view.messages.lead} />
      <ReportForm key={`${view.what} ${view.id}`} view={view} />
    </Page>
  )
}
