import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

export type Relay = {
  /** The same database, through the relay. */
  url: string
  /** Connections go silent without a word, and new ones are accepted and never answered. */
  freeze(): void
  /** New connections work. Those that went silent stay so. */
  thaw(): void
  /** Ends all connections. */
  drop(): void
  stop(): Promise<void>
}

/** Stands between the product and its database, as a network does. */
export async function startRelay(databaseUrl: string): Promise<Relay> {
  const target = new URL(databaseUrl)
  const host = target.searchParams.get('host') ?? target.hostname
  const port = Number(target.searchParams.get('port') || target.port || 5432)
  const open = () => (host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host))
  const sockets = new Set<Socket>()
  let isFrozen = false

  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => {}).on('close', () => sockets.delete(near))
    if (isFrozen) return
    const far = open()
    sockets.add(far)
    far.on('error', () => near.destroy()).on('close', () => sockets.delete(far))
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const { port: ownPort } = server.address() as AddressInfo
  const user = target.username || (target.searchParams.get('user') ?? '')
  const drop = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `postgresql://${user}${target.password && `:${target.password}`}@127.0.0.1:${ownPort}${target.pathname}`,
    drop,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    thaw() {
      isFrozen = false
    },
    async stop() {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
