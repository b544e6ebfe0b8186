import { siteContext } from '../../client/context.ts'
import { Page } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { emailText } from '../../i18n/messages/email.ts'
import { LinkScreen } from '../features/emails/link-screen.tsx'
import { loadUnsubscribeLink } from '../features/emails/load-links.ts'
import type { Route } from './+types/email-unsubscribe.ts'

/** The link in optional mail. Its holder turns that mail off, signed in or not. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { title, description } = emailText[site.locale].unsubscribe
  return {
    // Without the secret: what names the page elsewhere need not carry it.
    head: { title, description, path: '/', isHidden: true },
    view: await loadUnsubscribeLink(site, params.kind, params.secret),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  return (
    <Page narrow>
      <LinkScreen view={loaderData.view} />
    </Page>
  )
}
