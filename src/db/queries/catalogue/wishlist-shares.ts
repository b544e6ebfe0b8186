import { sql } from 'kysely'
import { z } from 'zod'
import { PropertyCard } from '../../../contract/properties.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db, Tx } from '../../database.ts'
import { findOne } from '../list.ts'
import { propertyFields, propertyJoins } from '../stays/properties.ts'

export async function findShare(db: Db, customer: number): Promise<string | null> {
  const { rows } = await sql<{ secret: string }>`
    select secret from wishlist_shares where customer_id = ${customer}`.execute(db)
  return rows[0]?.secret ?? null
}

type NewShare = { customer: number; secret: string; now: Date }

/** Keeps an existing link. */
export async function insertShare(tx: Tx, { customer, secret, now }: NewShare): Promise<void> {
  await sql`insert into wishlist_shares (customer_id, secret, created_at) values (${customer}, ${secret}, ${now})
    on conflict (customer_id) do nothing`.execute(tx)
}

export const deleteShare = (db: Db, customer: number): Promise<unknown> =>
  sql`delete from wishlist_shares where customer_id = ${customer}`.execute(db)

/** Null for an unknown secret, and while its owner's account is deactivated. Things that are gone are left out. */
export const findShared = (db: Db, locale: Locale, secret: string) =>
  findOne(
    db,
    z.array(PropertyCard),
    sql`select coalesce((
        select json_agg(json_build_object(${propertyFields(locale)}) order by w.saved_at desc, w.id desc)
        from property_wishlist w join properties s on s.id = w.property_id ${propertyJoins}
        where w.customer_id = h.customer_id and w.removed_at is null), '[]') as json
      from wishlist_shares h join customers c on c.id = h.customer_id
      where h.secret = ${secret} and c.status = 'active'`,
  )
