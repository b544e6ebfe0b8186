import { redirect } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId, queryOf } from '../../client/lists/list-query.ts'
import { PushInvitation } from '../../client/push/push-invitation.tsx'
import { requireUser } from '../../client/session/require-user.ts'
import { reservationsText } from '../../i18n/messages/reservations.ts'
import { findChangePath } from '../features/reservations/change/find-change-path.ts'
import { loadOrderPayment } from '../features/reservations/load-order-payment.ts'
import { loadPayment } from '../features/reservations/load-payment.ts'
import { OrderPaymentScreen } from '../features/reservations/order-payment-screen.tsx'
import { PaymentScreen } from '../features/reservations/payment-screen.tsx'
import type { Route } from './+types/payment-success.ts'

/** The page after a bank, with any result. Without a payment there is nothing to show. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const query = queryOf(request)
  const [order, reservation] = [query.get('order'), query.get('reservation')]
  // Links from before orders name the reservation.
  const input = order ?? reservation
  if (input === null || user.status === 'inactive') throw redirect('/account')
  const site = context.get(siteContext)
  // A change of a stay has a page of its own for its state.
  if (order !== null && query.get('change') !== null) throw redirect(await findChangePath(site, parseListId(order)))
  const load = order === null ? loadPayment : loadOrderPayment
  const { title, description } = reservationsText[site.locale].payment
  return {
    head: { title, description, path: '/payment/success', isHidden: true },
    payment: await load(site, parseListId(input), new Date()),
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
      {payment.kind === 'stay' ? <PaymentScreen {...payment} /> : <OrderPaymentScreen {...payment} />}
      <PushInvitation />
    </Page>
  )
}
