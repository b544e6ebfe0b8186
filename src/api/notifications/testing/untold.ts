import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Claimed news of an order that is not in the list, or rang more than once; and news in the list that was never claimed. */
export async function findUntold(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    with told as (
      select coalesce(m.customer_id, o.customer_id) as customer_id, m.event, m.order_id || ':' || m.subject as key
      from order_messages m join orders o on o.id = m.order_id)
    select customer_id, event, key, n.id, (
        select count(*)::int from customer_events e where e.customer_id = n.customer_id and e.kind = 'notification' and e.subject_id = n.id) as rings
    from told full join notifications n using (customer_id, event, key)
    where told.event is null or n.id is null or 1 <> (
      select count(*) from customer_events e where e.customer_id = n.customer_id and e.kind = 'notification' and e.subject_id = n.id)`.execute(
    db,
  )
  return rows
}
