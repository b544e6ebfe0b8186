import { type MessagePort, parentPort } from 'node:worker_threads'
import { giveBack } from '../../domain/files/free-buffers.ts'
import type { Inspected } from './inspect-file.ts'
import { inspectInProcess } from './inspect-in-process.ts'
import type { InspectionMessage, SentPart } from './inspect-in-thread.ts'

parentPort?.on('message', async (port: MessagePort) => {
  const say = (heard: InspectionMessage, own: ArrayBuffer[] = []) => port.postMessage(heard, own)
  try {
    const inspected = await inspectInProcess(receive(port, say))
    say({ is: 'done', inspected }, toOwn(inspected))
  } catch (error) {
    say({ is: 'failed', reason: (error as Error).message })
  } finally {
    port.close()
  }
})

async function* receive(port: MessagePort, say: (heard: InspectionMessage) => void): AsyncGenerator<Buffer> {
  for (;;) {
    const heard = new Promise<SentPart>((resolve) => port.once('message', resolve))
    say({ is: 'next' })
    const part = await heard
    if (part === null) return
    if (part === undefined) throw new Error('There is no more of it to be had')
    yield Buffer.from(part.buffer, part.byteOffset, part.byteLength)
    giveBack([part])
  }
}

/** Buffers that move without a copy: a small one shares its memory with others. */
function toOwn(inspected: Inspected): ArrayBuffer[] {
  const bytes = 'bytes' in inspected ? inspected.bytes : null
  return bytes?.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength ? [bytes.buffer] : []
}
