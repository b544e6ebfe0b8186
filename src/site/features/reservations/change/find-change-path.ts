import type { SiteContext } from '../../../../client/context.ts'

/** The page of a change's state, by the order that pays it. */
export async function findChangePath({ call }: Pick<SiteContext, 'call'>, order: number): Promise<string> {
  const { path } = await call('GET /customer/orders/{id}/payment', { params: { id: order } })
  return `${path}/change`
}
