import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Sql } from '../fragments.ts'
import { isAllowed, memberUnits } from '../organisations/member-units.ts'

export type FileLook = { role: string; account: string | null; at: Date }

/** Condition on the file `f` and the session `s`: an officer may have left the agency since the link was made. */
const worksOnIt = (now: Date): Sql => sql`exists (
  select from visa_papers p join visa_applications a on a.id = p.application_id join ${memberUnits(now)} m on m.seller_id = a.seller_id
  where p.file_id = f.id and m.account_id = s.account_id and ${isAllowed({ area: 'visas', level: 'view' })})`

/** False where the file or the session has gone, or they may see it no more. */
export async function insertLook(
  db: Db,
  look: { file: string; session: string; role: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: bigint }>`
    insert into file_looks (file_id, account_id, role, looked_at)
    select f.id, s.account_id, ${look.role}, ${look.now} from files f, sessions s
    where f.id = ${look.file}::uuid and f.ready_at is not null
      and s.id = ${look.session}::uuid and s.ended_at is null and s.expires_at > ${look.now}
      and (${look.role} <> 'visa_officer' or ${worksOnIt(look.now)})
    returning id`.execute(db)
  return rows.length > 0
}

const maxLooks = 100

/** The latest first. */
export async function findLooks(db: Db, file: string): Promise<FileLook[]> {
  const { rows } = await sql<FileLook>`
    select role, account_id as account, looked_at as at from file_looks
    where file_id = ${file}::uuid order by id desc limit ${sql.lit(maxLooks)}`.execute(db)
  return rows
}
