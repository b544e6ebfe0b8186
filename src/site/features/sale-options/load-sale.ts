import type { SiteContext } from '../../../client/context.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import { renderMeeting } from './render-meeting.tsx'
import { type SaleData, toSaleData } from './sale-data.ts'

type Item = {
  type: SaleKind
  id: number
  /** For an offer. */
  lastDay?: string
}

/** `meeting`: where one has to be, as HTML. */
export type LoadedSale = SaleData & { meeting: string }

/** Null for a thing that is not sold here: its page then names contacts. */
export async function loadSale({ call, locale }: SiteContext, { type, id, lastDay }: Item): Promise<LoadedSale | null> {
  try {
    const sale = await call('GET /public/sales/{type}/{id}', { params: { type, id } })
    return { ...toSaleData(locale, sale, lastDay), meeting: renderMeeting(locale, sale) }
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Object && 'init' in error && (error.init as ResponseInit | null)?.status === 404
