import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'
import type { Sql } from '../fragments.ts'

/** Photos of the review `v`. */
export const photosJson: Sql = sql`coalesce((
  select json_agg(json_build_object(
    'id', coalesce(p.file_id::text, p.picture_id::text),
    'url', case when p.file_id is null then '/pictures/' || i.id || '-' || i.version else '/review-pictures/' || p.file_id end,
    'width', coalesce(f.width, i.width, 4), 'height', coalesce(f.height, i.height, 3)) order by p.position)
  from review_photos p left join files f on f.id = p.file_id left join pictures i on i.id = p.picture_id
  where p.review_id = v.id), '[]')`

/** In their order; under the lock of the order that the review is of. */
export async function findPhotosOf(tx: Tx, order: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.file_id as id from review_photos p join reviews v on v.id = p.review_id
    where v.order_id = ${order} and p.file_id is not null order by p.position`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Sets exactly these photos, in this order: others are deleted with their content. */
export async function setPhotos(tx: Tx, order: number, files: readonly string[]): Promise<void> {
  await sql`delete from files where id in (
    select p.file_id from review_photos p join reviews v on v.id = p.review_id
    where v.order_id = ${order} and p.file_id <> all(${files}::uuid[]))`.execute(tx)
  await sql`update review_photos p set position = o.place - 1
    from reviews v, unnest(${files}::uuid[]) with ordinality o (id, place)
    where v.order_id = ${order} and p.review_id = v.id and p.file_id = o.id and p.position <> o.place - 1`.execute(tx)
  await sql`insert into review_photos (review_id, position, file_id)
    select v.id, o.place - 1, o.id from reviews v, unnest(${files}::uuid[]) with ordinality o (id, place)
    where v.order_id = ${order} and not exists (select from review_photos p where p.file_id = o.id)`.execute(tx)
}

/** The public ones among these. */
export async function findShownPhotos(db: Db, files: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from files f join review_photos p on p.file_id = f.id join reviews v on v.id = p.review_id
    where f.id = any(${files}::uuid[]) and v.status <> 'hidden'`.execute(db)
  return rows.map(({ id }) => id)
}
