import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { fill } from '../../i18n/fill.ts'
import { reservationsText } from '../../i18n/messages/reservations.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { ChevronStartIcon } from '../../ui/icons.tsx'
import { DocumentIcon } from '../../ui/icons-account.tsx'
import { loadTransaction } from '../features/reservations/load-transactions.ts'
import type { Route } from './+types/account-transaction.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const id = parseListId(params.id)
  const { one, description } = reservationsText[site.locale].transactions
  return {
    head: { title: fill(one, { id }), description, path: `/account/transactions/${id}`, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    transaction: user.status === 'active' ? await loadTransaction(site, id) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountTransaction({ loaderData }: Route.ComponentProps) {
  const { transaction } = loaderData
  if (!transaction) return null
  const { messages, title, facts, itemPath, invoicePath } = transaction
  return (
    <div className="space-y-4">
      <Link
        to="/account/transactions"
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline print:hidden"
      >
        <ChevronStartIcon className="size-4" />
        {messages.back}
      </Link>
      <PageHeading title={title} />
      <div className="rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
        <FactList facts={facts} />
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        {itemPath && (
          <ButtonLink as={Link} to={itemPath} tone="quiet" className="max-sm:w-full">
            {messages.open}
          </ButtonLink>
        )}
        {invoicePath && (
          <ButtonLink as={Link} to={invoicePath} tone="quiet" className="max-sm:w-full">
            <DocumentIcon />
            {messages.invoiceLink}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
