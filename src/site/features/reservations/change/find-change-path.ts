import type { SiteContext } from '../../../../client/context.ts'

/** Where one reads how a change stands, by the order that it is paid with. */
export async function findChangePath({ call }: Pick<SiteContext, 'call'>, order: number): Promise<string> {
  const { path } = await call('GET /customer/orders/{id}/payment', { params: { id: order } })
  return `${path}/change`
}
