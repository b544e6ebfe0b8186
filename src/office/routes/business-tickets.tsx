import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { useText } from '../../client/text.tsx'
import { readyRoles } from '../../domain/organisations/roles.ts'
import { businessText } from '../../i18n/messages/business.ts'
import { doorText } from '../../i18n/messages/door.ts'
import { doorPath } from '../features/sellers/seller-paths.ts'
import { toSellerTabs } from '../features/sellers/to-seller-tabs.ts'
import { DoorScreen } from '../features/ticket-check/door-screen.tsx'
import type { Route } from './+types/business-tickets.ts'

/** Who it is for is known in the browser only. */
const everyone = [{ levels: readyRoles.owner }]

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext)
  return {
    messages: doorText[locale],
    camera: businessText[locale].camera,
    tabs: toSellerTabs(locale, doorPath, everyone, everyone),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { title, description } = loaderData.messages
  return toHead(site, { title, description, path: doorPath, isHidden: true })
}

/** Never revalidated: the page must go on offline. */
export const shouldRevalidate = () => false

export default function BusinessTickets({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { messages, camera, tabs } = loaderData
  return (
    <Page narrow>
      <PageHeading title={messages.title} />
      <DoorScreen messages={messages} camera={camera} tabs={tabs} offline={t.error.offline} loading={t.loading} />
    </Page>
  )
}
