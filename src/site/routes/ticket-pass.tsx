import { siteContext } from '../../client/context.ts'
import { Page } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { ticketsText } from '../../i18n/messages/tickets.ts'
import { loadPass } from '../features/tickets/load-pass.ts'
import { TakeScreen } from '../features/tickets/take-screen.tsx'
import type { Route } from './+types/ticket-pass.ts'

/** A visitor signs in first, and comes back here. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = ticketsText[site.locale].take
  return {
    // Without the secret: what names the page elsewhere need not carry it.
    head: { title, description, path: '/tickets', isHidden: true },
    view: await loadPass(site, params.secret),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function TicketPass({ loaderData }: Route.ComponentProps) {
  return (
    <Page narrow>
      <TakeScreen view={loaderData.view} />
    </Page>
  )
}
