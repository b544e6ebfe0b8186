import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'

type Sellers = Ok<'GET /business/sellers'>
export type SellerOfMember = Sellers['data'][number]
type MemberSellers = { sellers: SellerOfMember[]; properties: Sellers['properties'] }

/** The sellers and properties of the signed-in member; empty without any. */
export async function loadSellers({ call }: Pick<SiteContext, 'call'>): Promise<MemberSellers> {
  const { data, properties } = await call('GET /business/sellers')
  return { sellers: data, properties }
}
