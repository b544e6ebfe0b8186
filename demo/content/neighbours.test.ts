import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findActivities } from '../../src/db/queries/activities.ts'
import { findProperties } from '../../src/db/queries/properties.ts'
import { openDemoDatabase } from '../test-database.ts'
import { homeGroups } from './home-groups.ts'

const database = openDemoDatabase()

type Card = { id: number }
type Drawn = { scene: string; subject?: string; seed: string }
type Table = 'properties' | 'activities' | 'events'

async function findCovers(table: Table): Promise<Map<number, Drawn & { key: string }>> {
  const { rows } = await sql<{ id: number; key: string; source: Drawn }>`select s.id, s.key, p.source from ${sql.table(table)} s
    join pictures p on p.album_id = s.album_id and p.position = 0`.execute(database.db)
  return new Map(rows.map(({ id, key, source }) => [id, { ...source, key }]))
}

// Both are arches around a fountain.
const composition = ({ scene, subject = '' }: Drawn) => `${scene} ${subject === 'iwan' ? 'arcade' : subject}`

const alike = (covers: Drawn[]) =>
  covers.flatMap((cover, index) => {
    const next = covers[index + 1]
    return next && composition(next) === composition(cover) ? [`${cover.seed}, ${next.seed}: ${composition(cover)}`] : []
  })

const everything = { page: 1, limit: 200 }

test.each([
  ['stays', 'properties', () => findProperties<Card>(database.db, 'en', everything)],
  ['activities', 'activities', () => findActivities<Card>(database.db, 'en', { ...everything, available: false }, new Date())],
] as const)('no neighbours in the list of %s look alike', async (_, table, find) => {
  const covers = await findCovers(table)
  const { data } = await find()
  expect(data.length).toBe(covers.size)
  expect(alike(data.map(({ id }) => covers.get(id) as Drawn))).toEqual([])
})

test.each(homeGroups.map((group) => [group.key, group] as const))('nor in the group %s of the home page', async (_, { kind, items }) => {
  const covers = await findCovers(kind === 'property' ? 'properties' : kind === 'event' ? 'events' : 'activities')
  const shown = items.map((item) => [...covers.values()].find(({ key }) => key === item) as Drawn)
  // Events stand by their time, and any two of them may be neighbours.
  if (kind === 'event') shown.sort((one, two) => composition(one).localeCompare(composition(two)))
  expect(alike(shown)).toEqual([])
})
