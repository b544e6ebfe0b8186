import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findProperties } from '../../src/db/queries/stays/properties.ts'
import { openDemoDatabase } from '../testing/database.ts'
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

test('no neighbours in the list of stays look alike', async () => {
  const covers = await findCovers('properties')
  const { data } = await findProperties(database.db, 'en', { page: 1, limit: 200 })
  expect(data.length).toBe(covers.size)
  expect(alike(data.map(({ id }) => covers.get(id) as Drawn))).toEqual([])
})

// The days of a demo decide what is sold out and stands last: this is the order without it.
test('no neighbours in the list of activities look alike', async () => {
  const covers = await findCovers('activities')
  const { rows } = await sql<Card>`select id from activities order by rating desc nulls last, rating_count desc, id`.execute(
    database.db,
  )
  expect(rows.length).toBe(covers.size)
  expect(alike(rows.map(({ id }) => covers.get(id) as Drawn))).toEqual([])
})

test.each(homeGroups.map((group) => [group.key, group] as const))('nor in the group %s of the home page', async (_, { kind, items }) => {
  const covers = await findCovers(kind === 'property' ? 'properties' : kind === 'event' ? 'events' : 'activities')
  const shown = items.map((item) => [...covers.values()].find(({ key }) => key === item) as Drawn)
  // Events stand by their time, and any two of them may be neighbours.
  if (kind === 'event') shown.sort((one, two) => composition(one).localeCompare(composition(two)))
  expect(alike(shown)).toEqual([])
})
