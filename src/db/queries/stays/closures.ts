import { sql } from 'kysely'
import type { Stay } from '../../../domain/stays/stay.ts'
import type { Tx } from '../../database.ts'

/** Those that were closed after the booking count, too. */
export async function isStayClosed(
  tx: Tx,
  property: number,
  rooms: number[],
  { checkIn, checkOut }: Stay,
): Promise<boolean> {
  const { rows } = await sql`
    select from closures where property_id = ${property} and (room_type_id is null or room_type_id = any(${rooms}::int[]))
      and from_night < ${checkOut}::date and to_night >= ${checkIn}::date limit 1`.execute(tx)
  return rows.length > 0
}
