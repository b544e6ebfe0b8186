import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The text that it finds: some tools refuse the common test file of scanners on disk. */
export const testVirus = 'A-VIRUS-FOR-TESTS'

type Behaviour = 'answers' | 'is silent' | 'closes' | 'is confused'

export type TestClamd = {
  port: number
  /** How many contents it has read to their end. */
  scanned(): number
  behave(behaviour: Behaviour): void
  stop(): Promise<void>
}

/** In bytes, as `StreamMaxLength` and `MaxFileSize` with `AlertExceedsMax`: the second is said of a content that was taken. */
type Limits = { maxBytes?: number; maxFileBytes?: number }

/**
 * Speaks the part of `clamd` 1.4 that scans streams, at a free port or at a path: the command, chunks with their lengths, the answers. A stream
 * that is too long is answered while it is being sent, and its connection closed with the rest unread.
 */
export async function startTestClamd({
  path,
  maxBytes = 25_000_000,
  maxFileBytes = maxBytes,
}: { path?: string } & Limits = {}): Promise<TestClamd> {
  let [behaviour, scanned]: [Behaviour, number] = ['answers', 0]
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => {})
    if (behaviour === 'closes') return socket.destroy()
    readStream(socket, maxBytes, (content) => {
      scanned++
      if (behaviour === 'is silent') return
      const answer = behaviour === 'is confused' ? 'COMMAND READ TIMED OUT' : toAnswer(content, maxFileBytes)
      if (content === null) socket.pause().write(`${answer}\0`, () => socket.destroy())
      else socket.end(`${answer}\0`)
    })
  })
  server.listen(path === undefined ? { port: 0, host: '127.0.0.1' } : { path })
  await once(server, 'listening')
  return {
    port: path === undefined ? (server.address() as AddressInfo).port : 0,
    scanned: () => scanned,
    behave(next) {
      behaviour = next
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Null where it was too large. */
const toAnswer = (content: Buffer | null, maxFileBytes: number): string => {
  if (content === null) return 'INSTREAM size limit exceeded. ERROR'
  if (content.length > maxFileBytes) return 'stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND'
  return content.includes(testVirus) ? 'stream: Test.Virus.UNOFFICIAL FOUND' : 'stream: OK'
}

const command = 'zINSTREAM\0'

function readStream(socket: Socket, maxBytes: number, onEnd: (content: Buffer | null) => void): void {
  let held = Buffer.alloc(0)
  let content = Buffer.alloc(0)
  let isBegun = false
  let isOver = false
  const end = (found: Buffer | null) => {
    isOver = true
    onEnd(found)
  }
  socket.on('data', (bytes: Buffer) => {
    if (isOver) return
    held = Buffer.concat([held, bytes])
    if (!isBegun && held.length >= command.length) {
      if (held.toString('latin1', 0, command.length) !== command) return socket.end('UNKNOWN COMMAND\0')
      isBegun = true
      held = held.subarray(command.length)
    }
    while (isBegun && !isOver && held.length >= 4) {
      const length = held.readUInt32BE(0)
      if (length === 0) return end(content)
      if (content.length + length > maxBytes) return end(null)
      if (held.length < 4 + length) return
      content = Buffer.concat([content, held.subarray(4, 4 + length)])
      held = held.subarray(4 + length)
    }
  })
}
