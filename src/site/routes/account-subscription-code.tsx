import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { subscriptionsText } from '../../i18n/messages/subscriptions.ts'
import { CodeScreen } from '../features/subscriptions/code/code-screen.tsx'
import { toCodeMessages } from '../features/subscriptions/code/load-code.ts'
import type { Route } from './+types/account-subscription-code.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const { locale } = context.get(siteContext)
  const { title, description } = subscriptionsText[locale].code
  return {
    head: { title, description, path: '/account/subscription/code', isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    messages: user.status === 'active' ? toCodeMessages(locale) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountSubscriptionCode({ loaderData }: Route.ComponentProps) {
  const { messages } = loaderData
  if (!messages) return null
  return (
    <>
      <noscript>
        <p>{messages.noScript}</p>
      </noscript>
      <CodeScreen messages={messages} />
    </>
  )
}
