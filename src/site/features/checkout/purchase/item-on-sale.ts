import type { SiteContext } from '../../../../client/context.ts'
import { notFound } from '../../../../client/lists/list-query.ts'
import type { Ok } from '../../../../contract/contract.ts'
import type { SaleKind } from '../../../../domain/sales/sale.ts'

type Site = Pick<SiteContext, 'call' | 'search'>

/** An item in a checkout, beside its sale. */
export type ItemOnSale = {
  /** Its page, without the language. */
  path: string
  picture: Ok<'GET /public/offers/{id}'>['picture']
  /** For an event. */
  event: { startsAt: string; venue: string } | null
  isFlight: boolean
}

type Load = (site: Site, id: number) => Promise<ItemOnSale>

const plain = { event: null, isFlight: false }

const loaders: Record<SaleKind, Load> = {
  async offer({ call }, id) {
    const { picture, flight } = await call('GET /public/offers/{id}', { params: { id } })
    return { path: `/offers/${id}`, picture, event: null, isFlight: flight !== null }
  },
  async event({ call }, id) {
    const { picture, startsAt, venue } = await call('GET /public/events/{id}', { params: { id } })
    return { ...plain, path: `/events/${id}`, picture, event: { startsAt, venue } }
  },
  async activity({ call }, id) {
    const { picture } = await call('GET /public/activities/{id}', { params: { id } })
    return { ...plain, path: `/activity/${id}`, picture }
  },
  async tourism({ search }, id) {
    const [hit] = (await search.one('tourism', only(id))).hits
    if (!hit) throw notFound()
    return { ...plain, path: `/tourism-packages/${hit.category.key}/${hit.type.key}/${id}`, picture: hit.picture }
  },
  async umrah({ search }, id) {
    const [hit] = (await search.one('umrah', only(id))).hits
    if (!hit) throw notFound()
    return { ...plain, path: `/umrah/${id}`, picture: hit.picture }
  },
}

const only = (id: number) => ({ filter: [{ key: 'id', value: id, operation: '=' }], limit: 1 })

export const loadSoldItem = (site: Site, kind: SaleKind, id: number): Promise<ItemOnSale> => loaders[kind](site, id)
