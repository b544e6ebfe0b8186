import pg from 'pg'

type Listeners = {
  /** After every commit that changed content. */
  onContent: () => void
  /** After every commit that changed what pages show of an account, or ended a session of it; without one, nobody knows whose. */
  onAccount?: (account?: string) => void
  /** After every commit that pages of a customer are to be told of; without one, nobody knows of whom. */
  onCustomer?: (customer?: number) => void
}

/** Tells of changes in whichever process. A lost connection may have hidden one, so losing it counts as one. */
export function followChanges(
  url: string,
  { onContent, onAccount = () => {}, onCustomer = () => {} }: Listeners,
): { stop(): Promise<void> } {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const onAnything = (): void => {
    onContent()
    onAccount()
    onCustomer()
  }

  const hear = ({ channel, payload = '' }: pg.Notification): void => {
    if (channel === 'account_changed') onAccount(payload)
    else if (channel === 'customer_event') onCustomer(Number(payload))
    else onContent()
  }

  async function listen(): Promise<void> {
    client = new pg.Client({ connectionString: url, application_name: 'safar content' })
    client.on('notification', hear)
    client.on('error', () => {})
    client.on('end', () => {
      if (stopped) return
      onAnything()
      retry = setTimeout(() => void listen(), 1_000)
    })
    try {
      await client.connect()
      await client.query('listen content_changed')
      await client.query('listen account_changed')
      await client.query('listen customer_event')
      onAnything()
    } catch {
      await client.end().catch(() => {})
    }
  }

  void listen()
  return {
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
