import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, vi } from 'vitest'
import { findFreePort } from '../../src/server/processes/testing/free-port.ts'
import { testInSoak } from '../support/locale-sample.ts'
import { type SafarProcess, startSafar } from '../support/safar-process.ts'

const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'safar-follows-')))
const servers: SafarProcess[] = []
const pool = new pg.Pool({ connectionString: inject('database'), max: 8 })
let key = ''

beforeAll(async () => {
  key = (await (await fetch(`${inject('site')}/services/api/public/meilisearch/key`)).json()).key.key
  for (const dataDir of folders)
    servers.push(
      startSafar({
        dataDir,
        port: await findFreePort(),
        settings: { SERVICES: 'search', DATABASE_URL: inject('database'), FILES_DIR: inject('filesFolder') },
      }),
    )
  await Promise.all(servers.map((server) => server.said('Safar is ready')))
})
afterAll(async () => {
  await pool.query(`delete from businesses where key like 'follows-%'`)
  await pool.end()
  for (const server of servers) server.signal('SIGTERM')
  await Promise.all(servers.map((server) => server.ended))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function search(server: SafarProcess, body: object) {
  const response = await fetch(`${server.url}/services/search/indexes/discount/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as {
    hits: { id: number; percent: number; titleEn: string }[]
    estimatedTotalHits: number
  }
}

const copied = `
  insert into discounts (key, business_id, title, description, terms, percent, album_id)
  select $1, $2, jsonb_build_object('en', $3::text, 'ar', 'خصم', 'ku', 'داشکاندن'), description, terms, 10, album_id from discounts where id = 1`

const writers = 4
/** For each writer: its additions, changes and deletions add up to twenty-five again. */
const rounds = 250

/** Transactions that overlap and end in another order than they began. */
async function write(writer: number, business: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const client = await pool.connect()
    try {
      await client.query('begin')
      if (round % 5 === 0)
        await client.query(copied, [`follows-${writer}-${round}`, business, `Followed ${writer} ${round}`])
      else
        await client.query('update discounts set percent = 1 + (percent + 7) % 80 where key = $1', [
          `follows-${writer}-${round - (round % 5)}`,
        ])
      if (round % 3 === 0) await sleep(Math.random() * 8)
      if (round % 25 === 24)
        await client.query('delete from discounts where key = $1', [`follows-${writer}-${round - 24}`])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

testInSoak(
  `${writers * rounds} changes of ${writers} writers while 2 processes serve searches: nothing missed, and in the end nothing stale`,
  async () => {
    // Like the last one: the lists that others compare are of the first kind and the first city.
    const {
      rows: [business],
    } = await pool.query(`
    insert into businesses (key, business_type_id, location_id, title, description, address, phone, opens, closes, latitude, longitude, album_id)
    select 'follows-business', business_type_id, location_id, title, description, address, phone, opens, closes, latitude, longitude, album_id
    from businesses order by id desc limit 1 returning id`)
    let isWriting = true
    const readers = servers.map(async (server) => {
      let asked = 0
      // However fast the writers are: so often it was asked.
      while (isWriting || asked <= 10) {
        await search(server, { q: 'followed', limit: 5 })
        asked++
      }
    })
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer, business.id)))
    isWriting = false
    const expected = (
      await pool.query(
        `select id, percent, title ->> 'en' as title from discounts where business_id = $1 order by id`,
        [business.id],
      )
    ).rows
    expect(expected.length).toBe((writers * rounds * 4) / 25)
    const query = { filter: `business.id = ${business.id}`, sort: ['id:asc'], limit: 1000 }
    for (const server of servers)
      await vi.waitFor(
        async () => {
          const { hits, estimatedTotalHits } = await search(server, query)
          expect(hits.map(({ id, percent, titleEn }) => ({ id, percent, title: titleEn }))).toEqual(expected)
          expect(estimatedTotalHits).toBe(expected.length)
        },
        { timeout: 60_000 },
      )
    await Promise.all(readers)
  },
  180_000,
)
