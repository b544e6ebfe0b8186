import type { Ok } from '../../contract/contract.ts'
import type { SiteContext } from '../context.ts'

export type SellerOfMember = Ok<'GET /business/sellers'>['data'][number]

/** For whom whoever is signed in works; nobody where they work for no seller. */
export const loadSellers = async ({ call }: Pick<SiteContext, 'call'>): Promise<SellerOfMember[]> =>
  (await call('GET /business/sellers')).data
