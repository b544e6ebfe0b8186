import pg from 'pg'

/**
 * Calls `onChange` after every commit that changed content, in whichever process. A lost connection may have hidden a change,
 * so losing it counts as one.
 */
export function followContent(url: string, onChange: () => void): { stop(): Promise<void> } {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function listen(): Promise<void> {
    client = new pg.Client({ connectionString: url, application_name: 'safar content' })
    client.on('notification', onChange)
    client.on('error', () => {})
    client.on('end', () => {
      if (stopped) return
      onChange()
      retry = setTimeout(() => void listen(), 1_000)
    })
    try {
      await client.connect()
      await client.query('listen content_changed')
      onChange()
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
