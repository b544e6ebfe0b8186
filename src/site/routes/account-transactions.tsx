import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { pageNumberOf } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { reservationsText } from '../../i18n/messages/reservations.ts'
import { loadTransactions } from '../features/reservations/load-transactions.ts'
import { TransactionRow } from '../features/reservations/transaction-row.tsx'
import { AccountList } from '../lists/account-list.tsx'
import type { Route } from './+types/account-transactions.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = reservationsText[site.locale].transactions
  const page = pageNumberOf(request)
  return {
    head: { title, description, path: '/account/transactions', isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    transactions: user.status === 'active' ? await loadTransactions(site, page) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountTransactions({ loaderData }: Route.ComponentProps) {
  const { transactions } = loaderData
  if (!transactions) return null
  const { messages, data, meta } = transactions
  return (
    <>
      <PageHeading title={messages.title} lead={messages.lead} />
      <AccountList path="/account/transactions" messages={messages} data={data} meta={meta}>
        {(row) => <TransactionRow row={row} />}
      </AccountList>
    </>
  )
}
