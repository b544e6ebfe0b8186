import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import {
  createCluster,
  isProcessAlive,
  type PostgresCluster,
  type Postmaster,
  ping,
  readPostmaster,
  startPostmaster,
  stopPostmaster,
} from './cluster.ts'
import { findRunner, makeFolder, placeBinaries, placeData } from './place.ts'

export type EmbeddedPostgres = { urlOf(database: string): string; folder: string; stop(): Promise<void> }

type Input = { dataDir: string; say: (line: string) => void; settings?: string[] }

const ownerLock = 7_236_402
const patience = 30_000

/** Starts, or adopts, the PostgreSQL of a data folder, and owns it until `stop`. */
export async function startEmbeddedPostgres({ dataDir, say, settings = [] }: Input): Promise<EmbeddedPostgres> {
  const runner = findRunner()
  const place = placeData(dataDir, runner)
  if (place !== dataDir)
    say(`PostgreSQL cannot read below a folder that only root may enter, so the database is in ${place}`)
  makeFolder(place, runner)
  const folder = join(place, 'postgres')
  const cluster = { binaries: placeBinaries(findBinaries(), runner), folder, runner, settings }
  if (!existsSync(folder)) {
    dropLeftovers(place)
    say('Creating the database')
    await createCluster(cluster)
  }
  const postmaster = await bringUp(cluster, say)
  const release = await claim(postmaster, dataDir)
  return {
    folder,
    urlOf: (database) => `postgresql:///${database}?host=${encodeURIComponent(postmaster.socketFolder)}&user=safar`,
    async stop() {
      await release()
      await stopPostmaster(postmaster.pid)
    },
  }
}

/** A `kill -9` of Safar leaves the server running: it is adopted, not started beside. */
async function bringUp(cluster: PostgresCluster, say: Input['say']): Promise<Postmaster> {
  const running = readPostmaster(cluster.folder)
  if (running && isProcessAlive(running.pid) && (await ping(running.socketFolder))) return running
  say('Starting the database')
  let child = startPostmaster(cluster)
  for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) {
    const postmaster = readPostmaster(cluster.folder)
    if (postmaster && (await ping(postmaster.socketFolder))) return postmaster
    if (child.exitCode === null || (postmaster && isProcessAlive(postmaster.pid))) continue
    // A server that was killed, or its children, may live on for a moment, and another does not start beside them.
    if (!/shared memory block|lock file/.test(lastLogLines(cluster.folder))) break
    await sleep(200)
    child = startPostmaster(cluster)
  }
  throw new Error(`PostgreSQL did not start: ${lastLogLines(cluster.folder)}`)
}

/** The lock is a session's: however the owner dies, it is free again at once. */
async function claim({ socketFolder }: Postmaster, dataDir: string): Promise<() => Promise<void>> {
  const session = new pg.Client({
    host: socketFolder,
    user: 'safar',
    database: 'postgres',
    application_name: `safar owner ${process.pid}`,
  })
  session.on('error', () => {})
  await session.connect()
  const { rows } = await session.query<{ mine: boolean; owner: string | null }>(
    `select pg_try_advisory_lock($1) as mine,
       (select substring(application_name from '\\d+') from pg_stat_activity where application_name like 'safar owner %' and pid <> pg_backend_pid() limit 1) as owner`,
    [ownerLock],
  )
  if (rows[0]?.mine) return () => session.end()
  await session.end()
  throw new Error(`Another Safar (process ${rows[0]?.owner ?? 'unknown'}) is already using the data folder ${dataDir}`)
}

function dropLeftovers(place: string): void {
  for (const name of readdirSync(place))
    if (/^postgres\.new-\d+$/.test(name) && !isProcessAlive(Number(name.split('-')[1])))
      rmSync(join(place, name), { recursive: true, force: true })
}

const lastLogLines = (folder: string): string => {
  const log = join(folder, 'postgres.log')
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ') : 'it wrote no log'
}
