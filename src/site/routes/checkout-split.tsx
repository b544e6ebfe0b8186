import { data, redirect } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { parseSplitPath, toSplitPath } from '../features/booking/split-path.ts'
import { loadSplitCheckout } from '../features/checkout/split/load-split-checkout.ts'
import { SplitScreen } from '../features/checkout/split/split-screen.tsx'
import type { Route } from './+types/checkout-split.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  // There a deactivated customer finds the way back.
  if (user.status === 'inactive') throw redirect('/account')
  const chosen = parseSplitPath(new URL(request.url).searchParams)
  if (!chosen) throw data(null, { status: 404 })
  const checkout = await loadSplitCheckout(context.get(siteContext), user, chosen)
  const { messages, split } = checkout
  return {
    head: { title: messages.title, description: split.description, path: '/checkout/split', isHidden: true },
    checkout,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function CheckoutSplit({ loaderData }: Route.ComponentProps) {
  const { checkout } = loaderData
  const { messages, split } = checkout
  return (
    <Page trail={[{ label: messages.title }]}>
      <PageHeading title={messages.title} lead={split.lead} />
      {/* Another choice begins anew. */}
      <SplitScreen key={toSplitPath(checkout.chosen)} {...checkout} />
    </Page>
  )
}
