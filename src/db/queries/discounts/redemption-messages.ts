import { sql } from 'kysely'
import type { Localized } from '../../../domain/text/locale.ts'
import type { Tx } from '../../database.ts'

export type ToldDiscount = {
  subscription: number
  business: Localized
  package: Localized
  saved: number | null
  left: number | null
}

/** The facts of a use for its customer: the uses left after it, as they were then. */
export async function getToldDiscount(tx: Tx, redemption: number): Promise<ToldDiscount> {
  const { rows } = await sql<Omit<ToldDiscount, 'saved'> & { saved: bigint | null }>`
    select s.id as subscription, b.title as business, s.title as package, r.saved, r.uses_left as left
    from redemptions r join businesses b on b.id = r.business_id join subscriptions s on s.id = r.subscription_id
    where r.id = ${redemption}`.execute(tx)
  if (!rows[0]) throw new Error(`There is no redemption ${redemption}`)
  const { saved, ...told } = rows[0]
  return { ...told, saved: saved === null ? null : Number(saved) }
}

export type EndingSubscription = {
  id: number
  customer: number
  /** Identifies this end: a moved end is told again. */
  key: string
  package: Localized
  left: number | null
  expiresAt: Date
}

type Ends = { from: Date; to: Date; shortest: number }

/**
 * The next running subscription that ends within this time, with its customer locked, unless another process has it. Packages of a few days,
 * which were just bought, are left out.
 */
export async function lockNextEnding(tx: Tx, { from, to, shortest }: Ends): Promise<EndingSubscription | null> {
  const { rows } = await sql<EndingSubscription>`
    select s.id, c.id as customer, s.id || ':' || extract(epoch from s.expires_at)::bigint as key, s.title as package, s.uses - s.used as left,
      s.expires_at as "expiresAt"
    from subscriptions s join customers c on c.id = s.customer_id
    where s.status = 'active' and s.begins_at <= ${from} and s.expires_at > ${from} and s.expires_at <= ${to} and s.days >= ${shortest}
      and c.account_id is not null and c.status = 'active' and c.allow_notification
      and not exists (select from notifications n where n.customer_id = c.id and n.event = 'subscription-ending'
        and n.key = s.id || ':' || extract(epoch from s.expires_at)::bigint)
    order by s.expires_at, s.id limit 1 for no key update of c skip locked`.execute(tx)
  return rows[0] ?? null
}
