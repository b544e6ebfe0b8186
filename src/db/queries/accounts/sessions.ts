import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'

type NewSession = {
  account: string
  agent: string | null
  address: string | null
  tokenHash: Buffer
  now: Date
  expiresAt: Date
}

/** A session with its first refresh token. */
export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const { account, agent, address, tokenHash, now, expiresAt } = session
  const { rows } = await sql<{ id: string }>`
    with s as (insert into sessions (account_id, agent, address, created_at, used_at, expires_at)
               values (${account}::uuid, ${agent}, ${address}, ${now}, ${now}, ${expiresAt}) returning id),
      t as (insert into refresh_tokens (hash, session_id, issued_at) select ${tokenHash}::bytea, id, ${now} from s)
    select id from s`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A session was not written')
  return row.id
}

/** The browsers that an account was used with after this moment, as far as it is still known: a session is not kept for as long as its event. */
export async function findAgentsAfter(tx: Tx, account: string, after: Date): Promise<(string | null)[]> {
  const { rows } = await sql<{ agent: string | null }>`
    select agent from sessions where account_id = ${account}::uuid and used_at > ${after}
    union
    select agent from security_events
    where account_id = ${account}::uuid and created_at > ${after} and name in ('sign_in.succeeded', 'account.created')`.execute(
    tx,
  )
  return rows.map(({ agent }) => agent)
}

export type LockedToken = {
  session: string
  isUsed: boolean
  /** The use that came first was not over when this one came: the two met. */
  isAtOnce: boolean
  /** It was used by a browser of the same name. */
  isSameBrowser: boolean
}

/**
 * They met where the other's use came after this call, or was not to be seen yet when this statement began. All moments are the
 * database's: `now()` is when this transaction began, `waited` seconds after its call, `used_at` when the other had its turn.
 */
export async function lockRefreshToken(
  tx: Tx,
  { hash, browser, waited }: { hash: Buffer; browser: Buffer | null; waited: number },
): Promise<LockedToken | null> {
  const { rows } = await sql<LockedToken>`
    select session_id as session, used_at is not null as "isUsed",
      used_at is not null and (used_at > now() - make_interval(secs => ${waited}::float8)
        or (select seen.used_at is null from refresh_tokens seen where seen.hash = ${hash})) as "isAtOnce",
      coalesce(browser = ${browser}::bytea, false) as "isSameBrowser"
    from refresh_tokens where hash = ${hash} for update`.execute(tx)
  return rows[0] ?? null
}

type Prolonged = { account: string; expiresAt: Date }

/** The session, which lives on, but for `longest` seconds at most since it began; null where it has ended. */
export async function prolongSession(
  tx: Tx,
  session: string,
  { now, expiresAt, max }: { now: Date; expiresAt: Date; max: number },
): Promise<Prolonged | null> {
  const last = sql`created_at + make_interval(secs => ${max}::float8)`
  const { rows } = await sql<Prolonged>`
    update sessions set used_at = ${now}, expires_at = least(${expiresAt}::timestamptz, ${last})
    where id = ${session}::uuid and ended_at is null and expires_at > ${now}
    returning account_id as account, expires_at as "expiresAt"`.execute(tx)
  return rows[0] ?? null
}

export async function replaceRefreshToken(
  tx: Tx,
  token: { session: string; hash: Buffer; browser: Buffer | null; successor: Buffer; now: Date },
): Promise<void> {
  await sql`update refresh_tokens set used_at = clock_timestamp(), browser = ${token.browser}::bytea
    where hash = ${token.hash}`.execute(tx)
  await sql`insert into refresh_tokens (hash, session_id, issued_at)
    values (${token.successor}, ${token.session}::uuid, ${token.now})`.execute(tx)
}

/** The session of a usable token; or of one replaced a moment ago, or by a named browser that may not have got its successor. */
export async function findRefreshToken(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ account: string; session: string; isReplaced: boolean } | null> {
  const { rows } = await sql<{ account: string; session: string; isReplaced: boolean }>`
    select s.account_id as account, s.id as session, t.used_at is not null as "isReplaced" from refresh_tokens t join sessions s on s.id = t.session_id
    where t.hash = ${hash} and (t.used_at is null or t.used_at > now() - interval '1 minute' or t.browser is not null)
      and s.ended_at is null and s.expires_at > ${now}`.execute(db)
  return rows[0] ?? null
}

/** Its account; null where it had ended already. */
export async function endSession(db: Db, session: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ account: string }>`
    update sessions set ended_at = ${now} where id = ${session}::uuid and ended_at is null
    returning account_id as account`.execute(db)
  return rows[0]?.account ?? null
}

/** By any of its tokens, used or not. */
export async function endSessionOfToken(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ account: string; session: string } | null> {
  const { rows } = await sql<{ account: string; session: string }>`
    update sessions set ended_at = ${now}
    where id = (select session_id from refresh_tokens where hash = ${hash}) and ended_at is null
    returning account_id as account, id as session`.execute(db)
  return rows[0] ?? null
}

export const endSessions = (
  tx: Tx,
  account: string,
  { now, except = null }: { now: Date; except?: string | null },
): Promise<unknown> =>
  sql`update sessions set ended_at = ${now}
    where account_id = ${account}::uuid and ended_at is null and id is distinct from ${except}::uuid`.execute(tx)

/** A refresh token older than a session can be idle is worth nothing, even as a sign of theft. */
export async function forgetOldSessions(db: Db): Promise<void> {
  await repeatInBatches((limit) =>
    sql`delete from sessions where id in (
      select id from sessions where least(ended_at, expires_at) < now() - interval '30 days' limit ${limit})`.execute(
      db,
    ),
  )
  await repeatInBatches((limit) =>
    sql`delete from refresh_tokens where ctid = any(array(
      select ctid from refresh_tokens where issued_at < now() - interval '31 days' limit ${limit}))`.execute(db),
  )
}

/** The open sessions among these, of active accounts. */
export async function findLivingSessions(db: Db, sessions: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select s.id from sessions s join customers c on c.account_id = s.account_id
    where s.id = any(${sessions}::uuid[]) and s.ended_at is null and s.expires_at > now() and c.status = 'active'`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
