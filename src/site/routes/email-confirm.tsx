import { siteContext } from '../../client/context.ts'
import { Page } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { emailText } from '../../i18n/messages/email.ts'
import { LinkScreen } from '../features/emails/link-screen.tsx'
import { loadConfirmLink } from '../features/emails/load-links.ts'
import type { Route } from './+types/email-confirm.ts'

/** The link in the mail that confirms an address. It names no person, and needs no account. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { title, description } = emailText[site.locale].confirm
  return {
    // Without the secret: what names the page elsewhere need not carry it.
    head: { title, description, path: '/', isHidden: true },
    view: await loadConfirmLink(site, params.secret),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  return (
    <Page narrow>
      <LinkScreen view={loaderData.view} />
    </Page>
  )
}
