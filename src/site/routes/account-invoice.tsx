import { useState } from 'react'
import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { fill } from '../../i18n/fill.ts'
import { invoicesText } from '../../i18n/messages/invoices.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChevronStartIcon } from '../../ui/icons.tsx'
import { PrinterIcon } from '../../ui/icons-account.tsx'
import { InvoiceSheet } from '../features/invoices/invoice-sheet.tsx'
import { loadInvoice } from '../features/invoices/load-invoice.ts'
import type { Route } from './+types/account-invoice.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const order = parseListId(params.order)
  const { title, description } = invoicesText[site.locale]
  return {
    head: { title: fill(title, { id: order }), description, path: `/account/invoices/${order}`, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    invoice: user.status === 'active' ? await loadInvoice(site, order) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountInvoice({ loaderData }: Route.ComponentProps) {
  const { invoice } = loaderData
  const [isInBoth, setInBoth] = useState(false)
  if (!invoice) return null
  const { messages } = invoice
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to={invoice.back.to}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline"
        >
          <ChevronStartIcon className="size-4" />
          {invoice.back.label}
        </Link>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
          {invoice.english && (
            <Checkbox checked={isInBoth} onChange={({ target }) => setInBoth(target.checked)}>
              {messages.both}
            </Checkbox>
          )}
          <Button type="button" size="small" onClick={() => print()}>
            <PrinterIcon />
            {messages.print}
          </Button>
        </div>
      </div>
      <InvoiceSheet invoice={invoice} english={isInBoth ? invoice.english : null} />
      <ButtonLink as={Link} to={invoice.itemPath} tone="quiet" className="max-sm:w-full print:hidden">
        {messages.open}
      </ButtonLink>
    </div>
  )
}
