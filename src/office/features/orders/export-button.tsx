import { useState } from 'react'
import { showAlert } from '../../../client/call/alerts.ts'
import { useCall } from '../../../client/session/auth.ts'
import { useText } from '../../../client/text.tsx'
import { Button } from '../../../ui/button.tsx'
import type { OrdersData } from './load-orders.ts'

/** The list as it is filtered, all of its pages, for a table program. */
export function ExportButton({ orders: { messages, filter } }: { orders: OrdersData }) {
  const t = useText()
  const call = useCall()
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    const outcome = await call('GET /business/orders/export', { query: filter })
    setPending(false)
    if (outcome.ok) return download(outcome.body)
    showAlert({ type: 'error', title: t.alert.error, message: outcome.body?.message ?? t.error.offline })
  }
  return (
    <Button
      type="button"
      tone="quiet"
      isPending={isPending}
      pendingLabel={messages.exporting}
      onClick={save}
      className="noscript:hidden"
    >
      {messages.export}
    </Button>
  )
}

function download({ file, csv }: { file: string; csv: string }): void {
  const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href, download: file })
  link.click()
  URL.revokeObjectURL(href)
}
