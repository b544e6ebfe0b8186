import { sql } from 'kysely'
import { z } from 'zod'
import { Coordinates, Texts } from '../../../contract/shapes.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db } from '../../database.ts'
import { coordinatesJson } from '../fragments.ts'

const Names = z.object({
  locations: z.array(z.object({ id: z.number().int(), title: Texts, city: Texts })),
  landmarks: z.array(
    z.object({
      key: z.string(),
      kind: z.string(),
      locationId: z.number().int().nullable(),
      title: Texts,
      otherNames: z.string(),
      coordinates: Coordinates,
    }),
  ),
  features: z.array(z.object({ id: z.number().int(), key: z.string(), title: Texts })),
})

/** The names that a sentence can contain. Landmarks with names of their own come first, and of the others shrines. */
export async function findSentenceNames(db: Db): Promise<z.output<typeof Names>> {
  const { rows } = await sql<{ json: z.output<typeof Names> }>`
    select json_build_object(
      'locations', (select json_agg(json_build_object('id', l.id, 'title', l.title, 'city', l.city) order by l.position, l.id) from locations l),
      'landmarks', coalesce((select json_agg(json_build_object('key', 'landmark-' || m.id, 'kind', m.kind, 'locationId', l.id, 'title', m.title,
          'otherNames', m.other_names, 'coordinates', ${coordinatesJson('m')})
          order by m.other_names = '', m.other_names = '' and m.kind <> 'shrine', m.id)
        from landmarks m left join locations l on l.key = m.location_key), '[]'),
      'features', coalesce((select json_agg(json_build_object('id', f.id, 'key', f.key, 'title', f.title) order by f.id) from features f), '[]')) as json`.execute(
    db,
  )
  checkColumns(rows, () => ({ json: Names }))
  const [row] = rows
  if (!row) throw new Error('There are no names')
  return row.json
}
