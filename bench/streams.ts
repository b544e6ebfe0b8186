import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { addNotification } from '../src/api/notifications/testing/contract-fixtures.ts'
import { createAccessTokens } from '../src/auth/tokens/access-tokens.ts'
import { createSigningKeys } from '../src/auth/tokens/signing-keys.ts'
import { type Db, openDatabase } from '../src/db/database.ts'
import { maxStreams } from '../src/domain/limits/limits.ts'
import { type Child, startChild } from './child.ts'
import { cut, type Listener, openPage, type Page } from './listeners.ts'
import { toSection } from './markdown.ts'

const told = 1_000
const toldMeanwhile = 500
const goals = { megabytes: 200, statements: 15_000 }
const path = '/services/api/customer/auth/me'

type SentNotification = { customer: number; id: number }
type Opened = { pages: Page[]; seconds: number; slowest: number; statements: number }

/** What pages that listen cost, and that none of them misses anything when all are cut off and come back to another process at once. */
export async function benchStreams(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
  const first = await startChild('baselines/listening.ts', [dataDir], ['--expose-gc'])
  const database = openDatabase(first.databaseUrl ?? '')
  try {
    const second = await startChild('baselines/listening.ts', [dataDir, first.databaseUrl ?? ''])
    try {
      return await measure(database.db, first, second)
    } finally {
      await second.stop()
    }
  } finally {
    await database.close()
    await first.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(db: Db, first: Child, second: Child): Promise<string> {
  const listeners = await addListeners(db, maxStreams)

  // What the first hundreds bring along for good is no part of a stream.
  await cut((await openAll(db, first, listeners.slice(0, 300))).pages)

  const before = await first.usedBytes()
  const opened = await openAll(db, first, listeners)
  const bytes = (await first.usedBytes()) - before
  const all: SentNotification[] = await notifyAll(db, pick(listeners, told))
  await waitForAll(opened.pages, all)
  await cut(opened.pages)
  all.push(...(await notifyAll(db, pick(listeners, told))))
  const [again, meanwhile] = await Promise.all([
    openAll(db, second, listeners, opened.pages),
    notifyAll(db, pick(listeners, toldMeanwhile)),
  ])
  all.push(...meanwhile)
  await waitForAll(again.pages, all)
  const wrong = countWrong(again.pages, all)
  await cut(again.pages)
  return toReport({ bytes, opened, again, all, wrong })
}

const toCount = (count: number): string => count.toLocaleString('en')

type Measured = { bytes: number; opened: Opened; again: Opened; all: SentNotification[]; wrong: number }

function toReport({ bytes, opened, again, all, wrong }: Measured): string {
  const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**')
  const megabytes = bytes / 1e6
  const toRow = (name: string, { seconds, slowest, statements }: Opened): string[] => [
    name,
    `${seconds.toFixed(1)} s`,
    toCount(statements),
    `${slowest.toFixed(0)} ms`,
  ]
  return toSection(
    'Pages that listen',
    `${toCount(maxStreams)} streams of as many customers in one process: ${megabytes.toFixed(0)} MB, ${(bytes / maxStreams / 1000).toFixed(1)} KB each (goal ≤ ${goals.megabytes} MB: ${verdict(megabytes <= goals.megabytes)}). Then ${toCount(told)} of them are told something, all are cut off,
${toCount(told)} are told something while nobody listens, and all come back at once to another process while ${toldMeanwhile} more are told: of ${toCount(all.length)} notifications
${wrong} were missed or came twice (goal 0: ${verdict(wrong === 0)}).`,
    [
      'all at once',
      'until the last is heard',
      `statements (goal ≤ ${toCount(goals.statements)})`,
      'slowest call of others',
    ],
    [toRow('the first time', opened), toRow('again, with what they missed', again)],
  )
}

async function addListeners(db: Db, count: number): Promise<Listener[]> {
  const { rows } = await sql<{ account: string; session: string; customer: number }>`
    with made as (insert into accounts (google_subject) select gen_random_uuid() from generate_series(1, ${count}::int) returning id),
      profiles as (insert into customers (account_id, name) select id, 'Sara' from made returning id, account_id),
      opened as (insert into sessions (account_id, expires_at) select id, now() + interval '1 day' from made returning id, account_id)
    select o.account_id as account, o.id as session, p.id as customer from opened o join profiles p using (account_id)`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
  const tokens = createAccessTokens({ keys: createSigningKeys(db), issuer: 'safar' })
  const listeners: Listener[] = []
  for (const { customer, ...member } of rows)
    listeners.push({ customer, bearer: await tokens.issue(member, new Date()) })
  return listeners
}

/** All at once, as after a restart, while somebody else calls as before. */
async function openAll(db: Db, { url }: Child, listeners: Listener[], before: Page[] = []): Promise<Opened> {
  const [listener] = listeners
  const statements = await countStatements(db)

  let isOver = false
  let slowest = 0
  const callOften = async () => {
    while (!isOver) {
      const begun = performance.now()
      await (await fetch(url + path, { headers: { authorization: `Bearer ${listener?.bearer}` } })).arrayBuffer()
      slowest = Math.max(slowest, performance.now() - begun)
      await sleep(50)
    }
  }
  const others = callOften()
  const begun = performance.now()
  const opening = Promise.all(listeners.map((one, index) => openPage(url, one, before[index])))
  const pages = await opening.finally(() => {
    isOver = true
  })
  const seconds = (performance.now() - begun) / 1000
  await others
  return { pages, seconds, slowest, statements: (await countStatements(db)) - statements }
}

/** Each statement outside of a transaction is one of its own; processes say so once a second. */
async function countStatements(db: Db): Promise<number> {
  await sleep(2_500)
  const { rows } = await sql<{ count: number }>`
    select xact_commit::int as count from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.count ?? 0
}

function pick(listeners: Listener[], count: number): Listener[] {
  const left = [...listeners]
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat()
}

const atOnce = 10

async function notifyAll(db: Db, listeners: Listener[]): Promise<SentNotification[]> {
  const all: SentNotification[] = []
  const left = [...listeners]
  const work = async () => {
    for (let one = left.pop(); one; one = left.pop())
      all.push({ customer: one.customer, id: await addNotification(db, one.customer) })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return all
}

const patience = 30_000

/** Until there are as many as were told; which ones is looked at later. */
async function waitForAll(pages: Page[], all: SentNotification[]): Promise<void> {
  const count = () => pages.reduce((sum, { heard }) => sum + heard.length, 0)
  for (const end = Date.now() + patience; count() < all.length && Date.now() < end; ) await sleep(50)
  // One that comes twice may come a little later.
  await sleep(1_000)
}

function countWrong(pages: Page[], all: SentNotification[]): number {
  const due = Map.groupBy(all, ({ customer }) => customer)
  return pages.filter(({ listener, heard }) => {
    const ids = (due.get(listener.customer) ?? []).map(({ id }) => id)
    return heard.length !== ids.length || ids.some((id) => !heard.includes(id))
  }).length
}

if (import.meta.main) console.log(await benchStreams())
