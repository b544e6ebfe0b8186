import { redirect } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { notFound, parseListId, queryOf } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { visaFormText } from '../../i18n/messages/visa-form.ts'
import { loadVisa } from '../features/visas/apply/load-visa.ts'
import { VisaScreen } from '../features/visas/apply/visa-screen.tsx'
import type { Route } from './+types/checkout-visa.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const id = parseListId(params.id)
  // There a deactivated customer finds the way back.
  if (user.status === 'inactive') throw redirect('/account')
  const site = context.get(siteContext)
  const data = await loadVisa(site, user, { id, query: queryOf(request) })
  if (!data) throw notFound()
  const { title, description } = visaFormText[site.locale]
  return { head: { title, description, path: `/checkout/visa/${id}`, isHidden: true }, data }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function CheckoutVisa({ loaderData }: Route.ComponentProps) {
  const { head, data } = loaderData
  const { lead, noScript } = data.messages
  const trail = [{ label: data.form.title, href: `/visa-permits/${data.visaId}` }, { label: head.title }]
  return (
    <Page trail={trail}>
      <PageHeading title={head.title} lead={lead} />
      <p className="mb-6 rounded-card border border-line bg-surface p-5 scripted:hidden">{noScript}</p>
      {/* Another person may have signed in in another tab: what was typed here was not theirs. */}
      <VisaScreen key={`${data.owner} ${data.visaId}`} data={data} />
    </Page>
  )
}
