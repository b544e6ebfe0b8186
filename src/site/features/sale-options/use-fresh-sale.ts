import { useRef, useState } from 'react'
import { useRootData } from '../../../client/root-data.ts'
import { useLocale } from '../../../client/text.tsx'
import type { Sale, SaleData } from './sale-data.ts'
import { withStockNumbers } from './with-numbers.ts'

/** Not more often than this, however much is pressed. */
const interval = 15_000

/** The page is cached while seats are sold: a visitor who begins to choose gets fresh numbers for the texts that are there. */
export function useFreshSale(data: SaleData | null) {
  const locale = useLocale()
  const apiUrl = useRootData()?.apiUrl ?? ''
  const [fresh, setFresh] = useState<{ numbers: Sale; of: SaleData } | null>(null)
  const asked = useRef(0)
  const refresh = async () => {
    if (!data || Date.now() - asked.current < interval) return
    asked.current = Date.now()
    // Who only reads the page needs no way to ask.
    const { call } = await import('../../../client/call/call.ts')
    const params = { type: data.itemType, id: data.itemId }
    const outcome = await call('GET /public/sales/{type}/{id}', { params }, { locale, apiUrl })
    if (outcome.ok) setFresh({ numbers: outcome.body, of: data })
  }
  // Another language or another page has numbers of its own.
  return { sale: data && fresh?.of === data ? withStockNumbers(data, fresh.numbers) : data, refresh }
}
