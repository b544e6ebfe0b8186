import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'

type Sellers = Ok<'GET /business/sellers'>
export type SellerOfMember = Sellers['data'][number]
type MemberSellers = { sellers: SellerOfMember[]; properties: Sellers['properties'] }

/** For which sellers and properties whoever is signed in works; none where for nobody. */
export async function loadSellers({ call }: Pick<SiteContext, 'call'>): Promise<MemberSellers> {
  const { data, properties } = await call('GET /business/sellers')
  return { sellers: data, properties }
}
