import { writeSync } from 'node:fs'
import { giveBack } from '../../domain/files/free-buffers.ts'
import { inspectContent } from './inspect-content.ts'
import { answerPipe, exitOfUse, maxMemory, maxSeconds, outputPipe } from './inspect-limits.ts'

// A decoder works beside this loop: what it takes is seen while it takes it.
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory || usedSeconds() > maxSeconds) process.exit(exitOfUse)
}, 20).unref()

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const content = Buffer.concat(chunks)
giveBack(chunks)
const inspected = await inspectContent(content)
const { bytes, ...head } = { bytes: null, ...inspected }
if (bytes) write(outputPipe, bytes)
write(answerPipe, Buffer.from(JSON.stringify({ ...head, isNew: bytes !== null, seconds: usedSeconds() })))
process.exit(0)

function usedSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function write(pipe: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(pipe, bytes, at)
}
