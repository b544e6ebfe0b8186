import { sql } from 'kysely'
import type { Announced, FileState, StoredType } from '../../../domain/files/file.ts'
import type { Db, Tx } from '../../database.ts'
import type { Sql } from '../fragments.ts'

/** `name` is sealed. */
export type FileRow = {
  id: string
  customer: number
  form: string
  field: string
  name: string
  storageKey: string
  keyId: string
  announced: Announced
  mediaType: StoredType | null
  bytes: number
  received: number
  state: FileState
  /** The code of a problem. */
  refusedFor: string | null
  createdAt: Date
  submittedAt: Date | null
}

const state: Sql = sql`case when refused_for is not null then 'refused' when ready_at is not null then 'ready'
  when received = bytes then 'checking' else 'receiving' end`

const columns: Sql = sql`id, customer_id as customer, form, field, name, storage_key as "storageKey", key_id as "keyId",
  announced, media_type as "mediaType", bytes, received, ${state} as state, refused_for as "refusedFor", created_at as "createdAt",
  submitted_at as "submittedAt"`

export type NewFile = Pick<
  FileRow,
  'id' | 'customer' | 'form' | 'field' | 'name' | 'storageKey' | 'keyId' | 'announced' | 'bytes'
>

export const insertFile = (tx: Db, file: NewFile, now: Date): Promise<unknown> =>
  sql`insert into files (id, customer_id, form, field, name, storage_key, key_id, announced, bytes, created_at)
    values (${file.id}::uuid, ${file.customer}, ${file.form}, ${file.field}, ${file.name}, ${file.storageKey}, ${file.keyId},
      ${file.announced}, ${file.bytes}, ${now})`.execute(tx)

export async function findFile(db: Db, id: string): Promise<FileRow | null> {
  const { rows } = await sql<FileRow>`select ${columns} from files where id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}

/** Null where another customer owns it. */
export async function findFileOf(db: Db, customer: number, id: string): Promise<FileRow | null> {
  const file = await findFile(db, id)
  return file?.customer === customer ? file : null
}

/** Locks the existing ones in the order of their ids, so that two transactions cannot deadlock. */
export async function lockFiles(tx: Tx, ids: readonly string[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns} from files where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
  return rows
}

/** Files of a customer that are not submitted, the oldest first. */
export async function findUnsubmittedFiles(db: Db, customer: number): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns} from files where customer_id = ${customer} and submitted_at is null
    order by created_at, id`.execute(db)
  return rows
}

/** Condition: not submitted yet. */
export type StoredBytes = { unsubmittedOfAll: number; unsubmitted: number; all: number }

/** The bytes of a customer, and of all customers' files that are not submitted. */
export async function sumBytes(db: Db, customer: number): Promise<StoredBytes> {
  const { rows } = await sql<StoredBytes>`
    select (select coalesce(sum(bytes), 0)::float8 from files where submitted_at is null and refused_for is null) as "unsubmittedOfAll",
      coalesce(sum(bytes) filter (where submitted_at is null), 0)::float8 as unsubmitted, coalesce(sum(bytes), 0)::float8 as "all"
    from files where customer_id = ${customer} and refused_for is null`.execute(db)
  return rows[0] ?? { unsubmittedOfAll: 0, unsubmitted: 0, all: 0 }
}

export const submitFiles = (tx: Tx, ids: readonly string[], customer: number, now: Date): Promise<unknown> =>
  sql`update files set submitted_at = ${now}, customer_id = ${customer} where id = any(${ids}::uuid[])`.execute(tx)

export type PieceRow = { start: number; bytes: number; name: string }

export async function findPieces(db: Db, id: string): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`
    select start, bytes, name from file_pieces where file_id = ${id}::uuid order by start`.execute(db)
  return rows
}

/** False where another request was faster, or the file is gone or complete. */
export async function addPiece(db: Db, id: string, piece: PieceRow): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with grown as (
      update files set received = received + ${piece.bytes}::int
      where id = ${id}::uuid and received = ${piece.start}::int and received + ${piece.bytes}::int <= bytes
        and ready_at is null and refused_for is null
      returning id)
    insert into file_pieces (file_id, start, bytes, name)
    select id, ${piece.start}::int, ${piece.bytes}::int, ${piece.name} from grown returning file_id as id`.execute(db)
  return rows.length > 0
}

/** Takes the inspection of its content for so long; null where another process has it, or has finished it. */
export async function leaseFile(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<number | null> {
  const { rows } = await sql<{ checks: number }>`
    update files set checked_until = ${until}, checks = checks + 1
    where id = ${id}::uuid and received = bytes and ready_at is null and refused_for is null
      and (checked_until is null or checked_until <= ${now})
    returning checks`.execute(db)
  return rows[0]?.checks ?? null
}

export type FileToCheck = Pick<FileRow, 'id' | 'customer'>

/** Complete files without an inspection, or whose inspector has died. First the oldest of each customer, then the second of each. */
export async function findFilesToCheck(db: Db, now: Date): Promise<FileToCheck[]> {
  const { rows } = await sql<FileToCheck>`
    select id, customer_id as customer from files where received = bytes and ready_at is null and refused_for is null
      and (checked_until is null or checked_until <= ${now})
    order by row_number() over (partition by customer_id order by created_at), created_at limit 20`.execute(db)
  return rows
}

type FileContent = {
  mediaType: StoredType
  pieces: readonly PieceRow[]
  size?: { width: number; height: number } | undefined
}

/** False where it is gone meanwhile. */
export async function keepFile(
  tx: Tx,
  id: string,
  { mediaType, pieces, size }: FileContent,
  now: Date,
): Promise<boolean> {
  const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0)
  const { rows } = await sql<{ key: string }>`
    update files set media_type = ${mediaType}, bytes = ${bytes}, received = ${bytes}, width = ${size?.width ?? null}::int,
      height = ${size?.height ?? null}::int, ready_at = ${now}, checked_until = null
    where id = ${id}::uuid and ready_at is null and refused_for is null returning storage_key as key`.execute(tx)
  const [file] = rows
  if (!file) return false
  await sql`delete from file_pieces where file_id = ${id}::uuid`.execute(tx)
  for (const { start, bytes, name } of pieces)
    await sql`insert into file_pieces (file_id, start, bytes, name) values (${id}::uuid, ${start}, ${bytes}, ${name})`.execute(
      tx,
    )
  await insertSweep(tx, file.key, now)
  return true
}

/** Its content goes; the reason stays for as long as its owner may ask. */
export async function setFileRefused(tx: Tx, id: string, problem: string, now: Date): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    update files set refused_for = ${problem}, checked_until = null
    where id = ${id}::uuid and ready_at is null and refused_for is null returning storage_key as key`.execute(tx)
  await sql`delete from file_pieces where file_id = ${id}::uuid and exists (
    select from files where id = ${id}::uuid and refused_for is not null)`.execute(tx)
  for (const { key } of rows) await insertSweep(tx, key, now)
}

/** Their contents are swept away afterwards. Answers where those lie. */
export async function deleteFileRows(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from files where id = any(${ids}::uuid[]) returning storage_key as key`.execute(db)
  return rows.map(({ key }) => key)
}

export const deleteFilesOf = (tx: Tx, customer: number): Promise<unknown> =>
  sql`delete from files where customer_id = ${customer}`.execute(tx)

/** The next one that is not submitted. */
export async function deleteOldestUnsubmitted(db: Db, before: Date): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    delete from files where id = (
      select id from files where submitted_at is null and created_at < ${before} order by created_at limit 1 for update skip locked)
    returning storage_key as key`.execute(db)
  return rows[0]?.key ?? null
}

const insertSweep = (tx: Tx, key: string, now: Date): Promise<unknown> =>
  sql`insert into file_sweeps (storage_key, due_at) values (${key}, ${now})
    on conflict (storage_key) do update set due_at = excluded.due_at, is_second = false`.execute(tx)

/** The ids of all encryption keys of stored contents. */
export async function findKeyIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct key_id as id from files where refused_for is null`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
