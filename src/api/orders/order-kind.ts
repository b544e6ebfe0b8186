import type { Db, Tx } from '../../db/database.ts'
import type { Addressee } from '../../db/queries/orders/order-messages.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import type { PaymentRow } from '../../db/queries/orders/payments.ts'
import type { OrderEnder, OrderItem, OrderKindName } from '../../domain/orders/order.ts'
import type { OrderNews } from '../../i18n/order-sms.ts'

/**
 * The thing that an order is for. Every change happens under the lock of the order, after those of its payment, its customer and its voucher.
 * The kind's own locks come last. The order itself deals with voucher, points, money and its own row.
 */
export type OrderKind = {
  kind: OrderKindName
  /** Completes a paid order and tells the customer. `isRevived`: the order had lapsed, and `revive` has just taken its stock again. */
  fulfil(tx: Tx, order: OrderFacts, input: { isRevived: boolean; now: Date }): Promise<void>
  /** A late payment: can it still have what it was for? Then takes it, and answers true; leaves everything as it was where not. */
  revive(tx: Tx, order: OrderFacts, now: Date): Promise<boolean>
  /** The money for a change of what was ordered: it is made, or the money is given back. Only where something of this kind can be changed. */
  receiveChange?(tx: Tx, order: OrderFacts, payment: PaymentRow, now: Date): Promise<void>
  /** Ends the thing that was ordered: frees its stock, and sets its own status. `by`: null where the payment did not come in time. */
  release(tx: Tx, order: OrderFacts, input: { by: OrderEnder | null; now: Date }): Promise<void>
  /** The latest moment until which it may wait for a group to pay; without it nothing but the clock ends that. */
  findLatestHold?(tx: Tx, order: OrderFacts): Promise<Date | null>
  describe(db: Db, order: Pick<OrderFacts, 'id' | 'kind'>): Promise<OrderItem>
  /** Its own way to tell the news of an order; without it they are told by the title. */
  write?(tx: Tx, order: number, to: Addressee, news: OrderNews): Promise<string>
}

/** All that is sold here. */
export type OrderKinds = ReadonlyMap<OrderKindName, OrderKind>

export const toOrderKinds = (kinds: readonly OrderKind[]): OrderKinds => new Map(kinds.map((kind) => [kind.kind, kind]))

export function getOrderKind(kinds: OrderKinds, name: OrderKindName): OrderKind {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`Nobody sells ${name} here`)
  return kind
}
