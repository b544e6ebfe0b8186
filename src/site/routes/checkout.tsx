import { redirect } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx'
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx'
import { loadCheckout } from '../features/checkout/load-checkout.ts'
import { useSelection } from '../features/checkout/use-selection.ts'
import type { Route } from './+types/checkout.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  // There a deactivated customer finds the way back.
  if (user.status === 'inactive') throw redirect('/account')
  const checkout = await loadCheckout(context.get(siteContext), user)
  const { title, description } = checkout.messages
  return { head: { title, description, path: '/checkout', isHidden: true }, checkout }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { checkout } = loaderData
  const { messages } = checkout
  const { stored, property, isLost, isElsewhere, change, retry } = useSelection()
  return (
    <Page trail={[{ label: messages.title }]}>
      <PageHeading title={messages.title} lead={messages.lead} />
      {stored && property ? (
        <CheckoutScreen {...checkout} stored={stored} property={property} onChange={change} />
      ) : (
        <CheckoutSkeleton messages={messages} isLost={isLost} isElsewhere={isElsewhere} onRetry={retry} />
      )}
    </Page>
  )
}
