import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { followChanges } from '../../db/follow-changes.ts'
import { getSearchState } from '../../db/queries/search/search-changes.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { eventually } from '../../domain/testing/time.ts'
import { type Document, everything } from '../engine/query.ts'
import { type ContentIndexes, openContent } from './embedded.ts'
import { follow } from './follow.ts'

/** Changes by each writer. */
const rounds = sizeOf(250, 25)

const database = openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'safar-search-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The work of a process that serves searches. */
async function serve(name: string) {
  const { db, close } = openDatabase(database.url)
  const content = await openContent(db, join(folder, name))
  const errors: unknown[] = []
  const follower = follow({ look: content.catchUp, onChange: () => {}, onError: (error) => errors.push(error) })
  const listener = followChanges(database.url, { onContent: follower.wake })
  return {
    indexes: content.indexes,
    errors,
    save: content.save,
    async stop() {
      await listener.stop()
      await follower.stop()
      await close()
    },
  }
}

const find = (indexes: ContentIndexes, index: keyof ContentIndexes, id: number): Document | null =>
  indexes[index].get(String(id))

/** Transactions of every length, so that they end in another order than they began. */
const write = (writer: number, round: number) =>
  database.db.transaction().execute(async (tx) => {
    const id = 1 + ((writer * 31 + round * 7) % 12)
    await sql`update properties set rating_sum = rating_sum + 5, rating_count = rating_count + 1 where id = ${id}`.execute(
      tx,
    )
    if (Math.random() < 0.3) await sleep(Math.random() * 12)
    if (round % 5 === 0) {
      const title = { en: `Event ${writer}-${round}`, ar: 'فعالية', ku: 'بۆنە' }
      await sql`insert into events (key, location_id, title, venue, organizer, description, latitude, longitude, starts_at, ends_at, album_id)
        select ${`${writer}-${round}`}, location_id, ${JSON.stringify(title)}::jsonb, venue, organizer, description, latitude, longitude,
          starts_at, ends_at, album_id from events where id = 1`.execute(tx)
    }
    if (round % 7 === 0) await sql`delete from events where key = ${`${writer}-${round - 2}`}`.execute(tx)
  })

describe('the indexes follow the database', () => {
  test('changes of 4 writers, seen by two at once: nothing missed, and in the end nothing stale', async () => {
    const servers = await Promise.all([serve('one'), serve('two')])
    const before = await getSearchState(database.db)
    let isWriting = true
    let naive = 0n
    const missed = new Set<string>()
    const seen = new Set<string>()
    // The control: a reader that trusts the numbers alone.
    const control = (async () => {
      for (let isLast = false; !isLast; ) {
        isLast = !isWriting
        const { rows } = await sql<{
          seq: bigint
        }>`select seq from search_changes where seq > ${naive} order by seq`.execute(database.db)
        for (const { seq } of rows) {
          seen.add(String(seq))
          naive = seq
        }
        await sleep(2)
      }
    })()
    // One at least that ends after the control has seen a later one: the others do so by chance.
    await database.db.transaction().execute(async (tx) => {
      await sql`update properties set rating_sum = rating_sum + 5, rating_count = rating_count + 1 where id = 1`.execute(
        tx,
      )
      const { rows } = await sql<{ seq: bigint }>`select max(seq) as seq from search_changes`.execute(tx)
      await sql`update properties set rating_sum = rating_sum + 5, rating_count = rating_count + 1 where id = 2`.execute(
        database.db,
      )
      await eventually(() => expect(naive).toBeGreaterThan(rows[0]?.seq ?? 0n))
    })
    await Promise.all(
      [0, 1, 2, 3].map(async (writer) => {
        for (let round = 0; round < rounds; round++) {
          await write(writer, round)
          if (round % 10 === 0)
            for (const { indexes } of servers) indexes.property.search({ ...everything, q: 'baghdad' })
        }
      }),
    )
    isWriting = false
    await control
    const { rows } = await sql<{
      seq: bigint
    }>`select seq from search_changes where (xid, seq) > (${before.cursor.xid}::xid8, 0)`.execute(database.db)
    for (const { seq } of rows) if (!seen.has(String(seq))) missed.add(String(seq))

    const properties = await sql<{ id: number; n: number }>`select id, rating_count as n from properties`.execute(
      database.db,
    )
    const events = await sql<{ id: number; title: string }>`select id, title ->> 'en' as title from events`.execute(
      database.db,
    )
    const last = `Event 3-${rounds - 5}`
    for (const { indexes, errors } of servers) {
      await eventually(() => {
        for (const { id, n } of properties.rows) expect(find(indexes, 'property', id)?.ratingCount).toBe(n)
        expect(indexes.event.size).toBe(events.rows.length)
        for (const { id, title } of events.rows) expect(find(indexes, 'event', id)?.titleEn).toBe(title)
      })
      expect(indexes.event.search({ ...everything, q: `${last} ` }).hits[0]?.document.titleEn).toBe(last)
      expect(errors).toEqual([])
    }
    expect(rows.length).toBeGreaterThan(4 * rounds)
    expect(missed.size, 'without the guard changes are lost').toBeGreaterThan(0)
    await Promise.all(servers.map((server) => server.stop()))
  })

  test('a name that other documents repeat changes in all of them', async () => {
    const server = await serve('names')
    await sql`update locations set title = title || '{"en": "Zembla"}' where key = 'najaf'`.execute(database.db)
    await eventually(() =>
      expect(server.indexes.property.search({ ...everything, q: 'zembla' }).total).toBeGreaterThan(1),
    )
    for (const index of ['location', 'discount', 'umrah'] as const)
      await eventually(() =>
        expect(server.indexes[index].search({ ...everything, q: 'zembla' }).total).toBeGreaterThan(0),
      )
    await server.stop()
  })

  test('what stays, rooms, beds, businesses and pictures say is in the documents', async () => {
    const server = await serve('parts')
    const { rows } = await sql<{
      id: number
      room: number
    }>`select property_id as id, id as room from room_types order by price limit 1`.execute(database.db)
    const [{ id, room } = { id: 0, room: 0 }] = rows
    await sql`update room_types set price = 1 where id = ${room}`.execute(database.db)
    await eventually(() => expect(find(server.indexes, 'property', id)?.priceIqd).toBeLessThanOrEqual(1310))
    await sql`update pictures set version = 'changed' where album_id = (select album_id from properties where id = ${id}) and position = 0`.execute(
      database.db,
    )
    await eventually(() => expect(JSON.stringify(find(server.indexes, 'property', id)?.picture)).toContain('-changed'))
    await sql`update businesses set title = title || '{"en": "Qoppa"}' where id = 1`.execute(database.db)
    await eventually(() =>
      expect(server.indexes.discount.search({ ...everything, q: 'qoppa' }).total).toBeGreaterThan(0),
    )
    const left = await sql<{ id: number }>`delete from discounts where business_id = 1 returning id`.execute(
      database.db,
    )
    await eventually(() =>
      expect(left.rows.map((row) => find(server.indexes, 'discount', row.id))).toEqual(left.rows.map(() => null)),
    )
    await sql`truncate visas cascade`.execute(database.db)
    await eventually(() => expect(server.indexes.visa.size).toBe(0))
    await server.stop()
  })

  test('an article is found by what it says, and by the places of which it speaks', async () => {
    const server = await serve('articles')
    const foundBy = (q: string) =>
      server.indexes.article.search({ ...everything, q }).hits.map(({ document }) => document.id)
    await sql`update articles set body = body || '{"en": "Bring a thurible."}' where id = 2`.execute(database.db)
    await eventually(() => expect(foundBy('thurible')).toEqual([2]))
    await sql`insert into article_places (article_id, location_id, position)
      select 3, id, 1 from locations where key = 'basra'`.execute(database.db)
    await sql`update locations set title = title || '{"en": "Quivira"}' where key = 'basra'`.execute(database.db)
    await eventually(() => expect(foundBy('quivira')).toEqual([3]))
    await sql`update pictures set version = 'changed' where album_id = (select album_id from articles where id = 3)`.execute(
      database.db,
    )
    await eventually(() => expect(JSON.stringify(find(server.indexes, 'article', 3)?.picture)).toContain('-changed'))
    await sql`delete from article_places`.execute(database.db)
    await eventually(() => expect(foundBy('quivira')).toEqual([]))
    await sql`delete from articles where id = 2`.execute(database.db)
    await eventually(() => expect(find(server.indexes, 'article', 2)).toBeNull())
    await server.stop()
  })

  test('an offer is found by what it says and by its place, and says when nothing of it is left', async () => {
    const server = await serve('offers')
    const foundBy = (q: string) =>
      server.indexes.offer.search({ ...everything, q }).hits.map(({ document }) => document.id)
    const isSoldOut = () => find(server.indexes, 'offer', 3)?.isSoldOut
    await sql`update offers set description = description || '{"en": "With a zamboni."}' where id = 2`.execute(
      database.db,
    )
    await eventually(() => expect(foundBy('zamboni')).toEqual([2]))
    await sql`update offers set location_id = (select id from locations where key = 'halabja') where id = 3`.execute(
      database.db,
    )
    await sql`update locations set title = title || '{"en": "Ultima Thule"}' where key = 'halabja'`.execute(database.db)
    await eventually(() => expect(foundBy('ultima thule')).toEqual([3]))
    await sql`update pictures set version = 'changed' where album_id = (select album_id from offers where id = 3)`.execute(
      database.db,
    )
    await eventually(() => expect(JSON.stringify(find(server.indexes, 'offer', 3)?.picture)).toContain('-changed'))

    const sale = sql`(select id from sales where offer_id = 3)`
    await sql`update stocks set taken = capacity where sale_id = ${sale} and day is null`.execute(database.db)
    await eventually(() => expect(isSoldOut()).toBe(true))
    await sql`update stocks set taken = 0, least = case when day is null then 1 else 3 end where sale_id = ${sale}`.execute(
      database.db,
    )
    await eventually(() => expect(isSoldOut()).toBe(false))
    await sql`update stocks set taken = capacity - 2 where sale_id = ${sale} and day is null`.execute(database.db)
    await eventually(() => expect(isSoldOut(), 'two are left, and nobody sells less than three').toBe(true))
    await sql`delete from sales where offer_id = 3`.execute(database.db)
    await eventually(() => expect(isSoldOut(), 'what nobody sells is never sold out').toBe(false))

    await sql`update offers set ends_on = '2026-03-09' where id = 2`.execute(database.db)
    await eventually(() => expect(find(server.indexes, 'offer', 2)?.endsDay).toBe(20260309))
    await sql`delete from offers where id = 3`.execute(database.db)
    await eventually(() => expect(find(server.indexes, 'offer', 3)).toBeNull())
    await server.stop()
  })

  test('a discount package is found as long as there is a plan of it', async () => {
    const server = await serve('packages')
    const found = () => find(server.indexes, 'discount_package', 2)
    await sql`update discount_packages set title = title || '{"en": "Xanadu"}' where id = 2`.execute(database.db)
    await eventually(() => expect(found()?.titleEn).toBe('Xanadu'))
    await sql`update discount_plans set price = 7000 where package_id = 2 and position = 0`.execute(database.db)
    await eventually(() => expect(found()?.priceIqd).toBe(7000))
    await sql`update pictures set version = 'changed' where album_id = (select album_id from discount_packages where id = 2)`.execute(
      database.db,
    )
    await eventually(() => expect(JSON.stringify(found()?.picture)).toContain('-changed'))
    await sql`delete from discount_plans where package_id = 2`.execute(database.db)
    await eventually(() => expect(found()).toBeNull())
    await sql`truncate discount_plans cascade`.execute(database.db)
    await eventually(() => expect(server.indexes.discount_package.size).toBe(0))
    await server.stop()
  })

  test('a restart begins with the snapshot, and reads what has changed since', async () => {
    const first = await serve('again')
    await first.save()
    await first.stop()
    await sql`update properties set title = title || '{"en": "Wynn"}' where id = 2`.execute(database.db)
    const second = await serve('again')
    await eventually(() => expect(second.indexes.property.search({ ...everything, q: 'wynn' }).total).toBe(1))
    expect(second.indexes.property.size).toBe(first.indexes.property.size)
    await second.stop()
  })

  test('a snapshot of another database is not used', async () => {
    const first = await serve('other')
    await first.save()
    await first.stop()
    await sql`update search_service set database_id = gen_random_uuid()`.execute(database.db)
    await sql`delete from search_changes`.execute(database.db)
    await sql`alter table properties disable trigger all`.execute(database.db)
    await sql`update properties set title = title || '{"en": "Yogh"}' where id = 3`.execute(database.db)
    await sql`alter table properties enable trigger all`.execute(database.db)
    const second = await serve('other')
    expect(find(second.indexes, 'property', 3)?.titleEn).toBe('Yogh')
    await second.stop()
  })
})
