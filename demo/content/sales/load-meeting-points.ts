import { sql } from 'kysely'
import type { Tx } from '../../../src/db/database.ts'
import { meetingPoints } from './meeting-points.ts'

const columns = { offers: 'offer_id', tourism_packages: 'tourism_package_id', umrah_packages: 'umrah_package_id', activities: 'activity_id' } as const

/** A part of its own, so that it also reaches a database whose sales are there already. What an operator has said stays. */
export async function loadMeetingPoints(tx: Tx): Promise<void> {
  for (const [table, points] of Object.entries(meetingPoints) as [keyof typeof meetingPoints, (typeof meetingPoints)['offers']][]) {
    const list = [...points].map(([key, { title, address, at: [latitude, longitude] }]) => ({
      key, meeting: { title, address, coordinates: { latitude, longitude } },
    }))
    await sql`
      update sales s set meeting = w.meeting
      from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) w (key text, meeting jsonb) join ${sql.table(table)} i on i.key = w.key
      where ${sql.ref(`s.${columns[table]}`)} = i.id and s.is_demo and s.meeting is null`.execute(tx)
  }
}
