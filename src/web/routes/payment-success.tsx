import { redirect } from 'react-router'
import { reservationsText } from '../../i18n/messages/reservations.ts'
import { siteContext } from '../context.ts'
import { loadPayment } from '../features/reservations/load-payment.ts'
import { PaymentScreen } from '../features/reservations/payment-screen.tsx'
import { siteOf, toHead } from '../head.ts'
import { idOf, queryOf } from '../lists/list-query.ts'
import { requireUser } from '../require-user.ts'
import { Page } from '../shell/page.tsx'
import type { Route } from './+types/payment-success.ts'

/** Whoever comes back from a bank comes here, however it ended there. Without a payment there is nothing to show. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const input = queryOf(request).get('reservation')
  if (input === null || user.status === 'inactive') throw redirect('/account')
  const site = context.get(siteContext)
  const { title, description } = reservationsText[site.locale].payment
  return {
    head: { title, description, path: '/payment/success', isHidden: true },
    payment: await loadPayment(site, idOf(input), new Date()),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  const { payment } = loaderData
  return (
    <Page trail={[{ label: payment.messages.title }]}>
      <PaymentScreen {...payment} />
    </Page>
  )
}
