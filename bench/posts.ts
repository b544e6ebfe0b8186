import autocannon from 'autocannon'
import { sql } from 'kysely'
import { createAccessTokens } from '../src/auth/tokens/access-tokens.ts'
import { createSigningKeys } from '../src/auth/tokens/signing-keys.ts'
import type { Db } from '../src/db/database.ts'
import type { Child } from './child.ts'
import { formatRatio, type Ratio, toRatio } from './rounds.ts'

/** A request of one customer. */
export type Post = { token: string; body: string }
export type Shot = { rate: number; work: number }
export type Shots = { ours: Shot; theirs: Shot }[]
export type Done = { count: number; seconds: number }

type Contest = {
  safar: Child
  byHand: Child
  path: string
  posts: readonly Post[]
  /** Puts the database back to how it was. */
  clean: () => Promise<void>
  rounds: number
  /** The result of one shot. */
  seconds: number
  connections: number
  warmUp: number
}

/** What creates something, over HTTP, and the same by hand, in turns. Nothing of one is left when the other begins. */
export async function shootPosts(contest: Contest): Promise<Shots> {
  const { safar, byHand, clean, rounds } = contest
  const tidy = async (work: () => Promise<Done>): Promise<Done> => {
    const done = await work()
    await clean()
    return done
  }
  const ours = () => tidy(() => load(contest))
  const theirs = () => tidy(() => runByHand(byHand))
  for (const work of [ours, theirs]) await warmUp(work, contest.warmUp)
  const shots: Shots = []
  for (let round = 0; round < rounds; round++)
    shots.push({ ours: await shoot(safar, ours), theirs: await shoot(byHand, theirs) })
  return shots
}

/** Until all of the code is compiled: on a busy machine that takes its time. */
async function warmUp(work: () => Promise<Done>, min: number): Promise<void> {
  for (let done = 0; done < min; ) done += (await work()).count
}

async function shoot(server: Child, work: () => Promise<Done>): Promise<Shot> {
  const before = await server.usedSeconds()
  const { count, seconds: taken } = await work()
  const used = (await server.usedSeconds()) - before
  return { rate: count / taken, work: count / used }
}

let next = 0

async function load({ safar, path, posts, connections, seconds }: Contest): Promise<Done> {
  const result = await autocannon({
    url: safar.url + path,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path,
        setupRequest(request) {
          const { token, body } = posts[next++ % posts.length] as Post
          return { ...request, body, headers: { ...request.headers, ...toHeaders(token) } }
        },
      },
    ],
  })
  if (result.errors || result.timeouts || result.non2xx)
    throw new Error(`${result['2xx']} done, ${result.non2xx} refusals and ${result.errors} errors`)
  return { count: result['2xx'], seconds: result.duration }
}

const toHeaders = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

export async function post({ url }: Child, path: string, { token, body }: Post): Promise<void> {
  const answer = await fetch(url + path, { method: 'POST', headers: toHeaders(token), body })
  if (!answer.ok) throw new Error(`It was answered ${answer.status} ${await answer.text()}`)
}

export async function runByHand({ url }: Child): Promise<Done> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Done
}

/** Signed in, with tokens that the server takes. */
export async function addCustomers(
  db: Db,
  count: number,
): Promise<{ account: string; session: string; token: string }[]> {
  const { rows } = await sql<{ account: string; session: string }>`
    with made as (insert into accounts (google_subject) select gen_random_uuid() from generate_series(1, ${count}::int) returning id),
      profiles as (insert into customers (account_id, name) select id, 'Sara' from made)
    insert into sessions (account_id, expires_at) select id, now() + interval '1 day' from made
    returning account_id as account, id as session`.execute(db)
  const tokens = createAccessTokens({ keys: createSigningKeys(db), issuer: 'safar' })
  return Promise.all(rows.map(async (member) => ({ ...member, token: await tokens.issue(member, new Date()) })))
}

/** The row of a table: both ratios, the rate of each, and whether the goal was met. */
export function toVerdict(shots: Shots, goal: number): string[] {
  const ratioOf = (kind: keyof Shot): Ratio => toRatio(shots.map(({ ours, theirs }) => ours[kind] / theirs[kind]))
  const rate = ratioOf('rate')
  const perSecond = (of: 'ours' | 'theirs') => toRatio(shots.map((shot) => shot[of].rate)).middle.toFixed(0)
  return [
    formatRatio(rate),
    formatRatio(ratioOf('work')),
    perSecond('ours'),
    perSecond('theirs'),
    `≥ ${goal.toFixed(2)} a second: ${rate.middle >= goal ? 'met' : '**missed**'}`,
  ]
}
