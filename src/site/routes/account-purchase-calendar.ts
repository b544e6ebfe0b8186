import { siteContext } from '../../client/context.ts'
import { notFound, parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { toCalendarResponse } from '../features/orders/calendar-response.ts'
import { loadPurchaseCalendar } from '../features/purchases/load-purchase-calendar.ts'
import type { Route } from './+types/account-purchase-calendar.ts'

/** A file, not a page: what a calendar takes in. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const id = parseListId(params.id)
  const file = user.status === 'active' ? await loadPurchaseCalendar(context.get(siteContext), id, new Date()) : null
  if (!file) throw notFound()
  return toCalendarResponse(file, `safar-purchase-${id}`)
}
