import pg from 'pg'
import type { DatabaseAvailability } from './availability.ts'
import { closeSilent } from './availability.ts'
import { serverKeepalive } from './database.ts'
import { within } from './within.ts'

type Listeners = {
  /** After every commit that changed content. */
  onContent: () => void
  /** After every commit that changed an account's data on pages, or ended one of its sessions; without an account, all may be affected. */
  onAccount?: (account?: string) => void
  /** After every commit with events for the pages of a customer; without a customer, all may be affected. */
  onCustomer?: (customer?: number) => void
  /** Told whether the database can be used. */
  availability?: Pick<DatabaseAvailability, 'setUnavailable' | 'setAvailable'>
}

/** In milliseconds. */
const heartbeat = { pause: 3_000, limit: 4_000 }
const connectLimit = 3_000
const retryPause = 1_000

/**
 * Tells of changes in whichever process, and watches over the database by the connection that it listens on. A lost connection may have
 * hidden a change: the next one counts as one.
 */
export function followChanges(
  url: string,
  { onContent, onAccount = () => {}, onCustomer = () => {}, availability }: Listeners,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let client: pg.Client | undefined

  const hear = ({ channel, payload = '' }: pg.Notification): void => {
    if (channel === 'account_changed') onAccount(payload)
    else if (channel === 'customer_event') onCustomer(Number(payload))
    else onContent()
  }

  /** Follows until the connection is lost. */
  async function follow(): Promise<void> {
    client = createListener(url, hear)
    const listening = client
    await listen(listening)
    const lost = new Promise<void>((resolve) => void listening.once('end', resolve))
    onContent()
    onAccount()
    onCustomer()
    availability?.setAvailable()
    for (;;) {
      const isLost = await Promise.race([lost.then(() => true), pause(heartbeat.pause, stopping.signal)])
      if (isLost || stopping.signal.aborted) return
      await within(heartbeat.limit, requireWritable(listening))
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await follow()
        // A connection that was ended is made anew at once: the database itself may be well.
      } catch {
        if (stopping.signal.aborted) return
        availability?.setUnavailable()
        if (client) closeSilent(client)
        await pause(retryPause, stopping.signal)
      }
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      if (client) closeSilent(client)
      await running
    },
  }
}

function createListener(url: string, hear: (notification: pg.Notification) => void): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'safar content',
    connectionTimeoutMillis: connectLimit,
    keepAlive: true,
    options: serverKeepalive,
  })
  client.on('notification', hear)
  client.on('error', () => {})
  return client
}

async function listen(client: pg.Client): Promise<void> {
  await client.connect()
  await within(heartbeat.limit, requireWritable(client))
  for (const channel of ['content_changed', 'account_changed', 'customer_event'])
    await within(heartbeat.limit, client.query(`listen ${channel}`))
}

/** A server that takes no writes, such as a primary that was demoted, is of no use: another one answers at its address soon. */
async function requireWritable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isReadOnly: boolean }>(
    "select current_setting('transaction_read_only') = 'on' as \"isReadOnly\"",
  )
  if (rows[0]?.isReadOnly) throw new Error('The database takes no writes')
}

/** Ends early when it is stopped. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<false> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve(false)
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
