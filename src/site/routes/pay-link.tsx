import { siteContext } from '../../client/context.ts'
import { Page } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { payLinkText } from '../../i18n/messages/pay-link.ts'
import { loadPayLink } from '../features/payers/load-pay-link.ts'
import { PayLinkScreen } from '../features/payers/pay-link-screen.tsx'
import type { Route } from './+types/pay-link.ts'

/** The holder of the link pays, with an account or without. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { title, description } = payLinkText[site.locale]
  return {
    // Without the secret: what names the page elsewhere need not carry it.
    head: { title, description, path: '/', isHidden: true },
    view: await loadPayLink(site, params.secret, new Date()),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function PayLink({ loaderData }: Route.ComponentProps) {
  return (
    <Page narrow>
      <PayLinkScreen view={loaderData.view} />
    </Page>
  )
}
