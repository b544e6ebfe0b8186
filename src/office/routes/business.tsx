import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { useText } from '../../client/text.tsx'
import { businessText } from '../../i18n/messages/business.ts'
import { BusinessScreen } from '../features/till/business-screen.tsx'
import type { Route } from './+types/business.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ messages: businessText[context.get(siteContext).locale] })

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { title, description } = loaderData.messages
  return toHead(site, { title, description, path: '/business', isHidden: true })
}

/** Never revalidated: the page must go on offline. */
export const shouldRevalidate = () => false

export default function Business({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { messages } = loaderData
  return (
    <Page narrow>
      <PageHeading title={messages.title} />
      <p className="mb-6 rounded-card border border-line bg-surface p-5 scripted:hidden">{messages.noScript}</p>
      <BusinessScreen messages={messages} offline={t.error.offline} loading={t.loading} />
    </Page>
  )
}
