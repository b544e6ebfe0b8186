import { sql } from 'kysely'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { text } from '../fragments.ts'

/** The address of the reserved property, with its name; null for an order without one. */
export async function findCashAddress(db: Db, order: number, locale: Locale): Promise<string | null> {
  const { rows } = await sql<{ title: string; address: string }>`
    select ${text('s.title', locale)} as title, ${text('s.address', locale)} as address
    from reservations r join properties s on s.id = r.property_id where r.order_id = ${order}`.execute(db)
  return rows[0] ? [rows[0].title, rows[0].address].join(locale === 'en' ? ', ' : '، ') : null
}
