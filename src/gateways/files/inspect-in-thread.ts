import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { Effort, Inspected, InspectFile } from './inspect-file.ts'

/** A message of the thread: it can take another part, or has ended in this way. */
export type InspectionMessage =
  | { is: 'next' }
  | { is: 'done'; inspected: Inspected & Effort }
  | { is: 'failed'; reason: string }

/** A message to the thread: a part, null at the end, and nothing where no further part can be had. */
export type SentPart = Uint8Array | null | undefined

/**
 * Inspects through a thread that starts the processes: a spawn blocks its thread until the process runs. With the memory of a whole site, on a
 * busy machine, pages would wait for a tenth of a second.
 */
export function createInspectInThread(program = new URL('./inspect-thread.ts', import.meta.url)): InspectFile {
  let thread: Worker | undefined
  const start = (): Worker => {
    // Without the options of the whole: some of them are for a program that is no file.
    const started = new Worker(program, { execArgv: [] })
    // The next inspection replaces a broken thread. Waiting ones learn of it by the end of their port.
    const forget = () => {
      // Only this thread, and not its replacement, which would never be ended.
      if (thread === started) thread = undefined
    }
    started.once('exit', forget).on('error', forget)
    started.unref()
    return started
  }
  return (content) => {
    thread ??= start()
    const { port1, port2 } = new MessageChannel()
    thread.postMessage(port2, [port2])
    return follow(content, port1)
  }
}

async function follow(content: AsyncIterable<Buffer>, port: MessagePort): Promise<Inspected & Effort> {
  const parts = content[Symbol.asyncIterator]()
  // From the beginning: the thread may end while a part is being fetched, and that is told only once.
  const closed = new Promise<never>((_, reject) =>
    port.once('close', () => reject(new Error('Nobody looks at contents any more'))),
  )
  closed.catch(() => {})
  try {
    for (;;) {
      const heard = await Promise.race([hear(port), closed])
      if (heard.is === 'done') return toOwn(heard.inspected)
      if (heard.is === 'failed') throw new Error(heard.reason)
      send(port, toSent(await nextOf(parts, port)))
    }
  } finally {
    port.close()
    await parts.return?.()
  }
}

const hear = (port: MessagePort): Promise<InspectionMessage> => new Promise((resolve) => port.once('message', resolve))

function nextOf(parts: AsyncIterator<Buffer>, port: MessagePort): Promise<IteratorResult<Buffer>> {
  return parts.next().catch((error) => {
    port.postMessage(undefined satisfies SentPart)
    throw error
  })
}

/** Moves the memory instead of copying where the part owns it: the reader cannot use it afterwards. */
function send(port: MessagePort, part: SentPart): void {
  const isOwn = part?.buffer instanceof ArrayBuffer && part.buffer.byteLength === part.byteLength
  port.postMessage(part, isOwn ? [part.buffer as ArrayBuffer] : [])
}

const toSent = ({ done, value }: IteratorResult<Buffer>): SentPart => (done ? null : value)

/** Bytes that have come from another thread are no `Buffer` any more. */
function toOwn(inspected: Inspected & Effort): Inspected & Effort {
  if ('problem' in inspected || inspected.bytes === null) return inspected
  const { buffer, byteOffset, byteLength } = inspected.bytes
  return { ...inspected, bytes: Buffer.from(buffer, byteOffset, byteLength) }
}
