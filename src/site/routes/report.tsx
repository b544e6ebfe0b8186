import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { loadReport } from '../features/reviews/reporting/load-report.ts'
import { ReportForm } from '../features/reviews/reporting/report-form.tsx'
import type { Route } from './+types/report.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadReport(context.get(siteContext), params.what, parseListId(params.id))

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
