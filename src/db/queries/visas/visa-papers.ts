import { sql } from 'kysely'
import type { StoredType } from '../../../domain/files/file.ts'
import type { Paper } from '../../../domain/visas/visa-applicant.ts'
import type { VisaPaperField } from '../../../domain/visas/visa-form.ts'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'

type NewApplicant = { application: number; number: number; sealed: string; papers: readonly Paper[]; now: Date }

export async function insertApplicant(tx: Tx, made: NewApplicant): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into visa_applicants (application_id, number, sealed) values (${made.application}, ${made.number}, ${made.sealed})
    returning id`.execute(tx)
  if (!rows[0]) throw new Error('An applicant was inserted without an id')
  await insertPapers(tx, { ...made, applicant: rows[0].id })
}

type NewPapers = { application: number; applicant: number; papers: readonly Paper[]; now: Date }

export const insertPapers = (tx: Tx, { application, applicant, papers, now }: NewPapers): Promise<unknown> =>
  sql`insert into visa_papers (file_id, application_id, applicant_id, field, added_at)
    select (p ->> 'file')::uuid, ${application}, ${applicant}, p ->> 'field', ${now}
    from jsonb_array_elements(${JSON.stringify(papers)}::jsonb) p`.execute(tx)

type NewVisas = { application: number; files: readonly string[]; now: Date }

/** The id of the application. */
export const insertVisas = (tx: Tx, { application, files, now }: NewVisas): Promise<unknown> =>
  sql`insert into visa_papers (file_id, application_id, field, added_at)
    select f::uuid, ${application}, 'visa', ${now} from unnest(${[...files]}::text[]) f`.execute(tx)

export type ApplicantRow = { id: number; number: number; sealed: string | null }

export async function findApplicants(db: Db, application: number): Promise<ApplicantRow[]> {
  const { rows } = await sql<ApplicantRow>`
    select id, number, sealed from visa_applicants where application_id = ${application} order by number`.execute(db)
  return rows
}

export const setApplicant = (tx: Tx, id: number, sealed: string): Promise<unknown> =>
  sql`update visa_applicants set sealed = ${sealed} where id = ${id}`.execute(tx)

export type PaperRow = {
  file: string
  /** Null for the visa itself, which belongs to all applicants. */
  applicant: number | null
  field: VisaPaperField | 'visa'
  /** Known of every file that was found good, and no other is submitted. */
  mediaType: StoredType | null
  addedAt: Date
}

/** `applicant`: by its place. */
export async function findPapers(db: Db, application: number): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select p.file_id as file, n.number as applicant, p.field, f.media_type as "mediaType", p.added_at as "addedAt"
    from visa_papers p join files f on f.id = p.file_id left join visa_applicants n on n.id = p.applicant_id
    where p.application_id = ${application} order by n.number, p.field, p.added_at, p.file_id`.execute(db)
  return rows
}

/** A better one has come. Their files go with them, and the contents of those. */
export const deletePapers = (tx: Tx, applicant: number, field: VisaPaperField): Promise<unknown> =>
  sql`delete from files where id in (
    select file_id from visa_papers where applicant_id = ${applicant} and field = ${field})`.execute(tx)

/**
 * Papers that are not needed any more: of applications that came to nothing after two days, as late money may still come; of decided ones after
 * 90 days, except for the visa itself, which its owner has for as long as the account.
 */
export const forgetApplications = (db: Db, now: Date): Promise<number> =>
  repeatInBatches(
    (limit) =>
      sql`with due as (
      select a.id from visa_applications a join orders o on o.id = a.order_id
      where a.forgotten_at is null and case
        when a.status in ('withdrawn', 'failed') then o.closed_at <= ${now}::timestamptz - interval '48 hours'
        when a.status in ('accepted', 'rejected') then a.decided_at <= ${now}::timestamptz - interval '90 days' end
      limit ${limit} for update of a skip locked),
    over as (update visa_applications a set forgotten_at = ${now} from due where due.id = a.id returning a.id),
    people as (update visa_applicants p set sealed = null from over where p.application_id = over.id and p.sealed is not null),
    told as (delete from visa_messages m using over where m.application_id = over.id),
    gone as (delete from files f using visa_papers p, over where p.application_id = over.id and f.id = p.file_id and p.field <> 'visa')
    insert into visa_events (application_id, event, actor, at) select id, 'forgotten', 'clock', ${now} from over`.execute(
        db,
      ),
    500,
  )
