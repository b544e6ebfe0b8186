import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Listener = { bearer: string; customer: number }

/** One page that listens, over a bare socket: five thousand of a browser's would weigh more than what is measured. */
export type Page = {
  listener: Listener
  socket: Socket
  /** The last event that it was sent. */
  lastId: string
  /** The numbers of its notifications, as often as they came. */
  heard: number[]
}

const path = '/services/api/customer/events?lang=en'
const maxTries = 5

/** As a browser does: within two seconds of losing it, and again after a while where it did not succeed. */
export async function openPage(url: string, listener: Listener, before?: Page): Promise<Page> {
  for (let tries = 0; ; tries++) {
    await sleep(2_000 * Math.random())
    try {
      return await openOnce(url, listener, before)
    } catch (error) {
      if (tries === maxTries) throw error
    }
  }
}

async function openOnce(url: string, listener: Listener, before: Page | undefined): Promise<Page> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  const page: Page = { listener, socket, lastId: before?.lastId ?? '', heard: before?.heard ?? [] }
  socket.on('error', () => {})
  const seen = page.lastId && `last-event-id: ${page.lastId}\r\n`
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${listener.bearer}\r\n${seen}\r\n`)
  const ready = Promise.withResolvers<void>()
  follow(page, ready.resolve)
  socket.once('close', () => ready.reject(new Error('It was closed before it was heard')))
  await ready.promise
  return page
}

/** Each write of the server is a chunk of its own, with its length before it: what is looked for stands whole within its message. */
function follow(page: Page, onReady: () => void): void {
  let text = ''
  page.socket.on('data', (some: string) => {
    text += some
    const end = text.lastIndexOf('\n\n')
    if (end < 0) return
    for (const [, id = '', event, data = ''] of text
      .slice(0, end + 2)
      .matchAll(/id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/g)) {
      page.lastId = id
      if (event === 'notification') page.heard.push((JSON.parse(data) as { id: number }).id)
      if (event === 'ready') onReady()
    }
    text = text.slice(end + 2)
  })
}

/** As a phone that loses its network: nothing is said. */
export async function cut(pages: Page[]): Promise<void> {
  await Promise.all(
    pages.map(async ({ socket }) => {
      const closed = once(socket, 'close')
      socket.resetAndDestroy()
      await closed
    }),
  )
}
