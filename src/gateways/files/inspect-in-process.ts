import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { giveBack } from '../../domain/files/free-buffers.ts'
import type { Effort, FileProblem, Inspected, InspectFile } from './inspect-file.ts'
import { answerPipe, exitOfUse, maxLook, maxMemory, maxSeconds, outputPipe } from './inspect-limits.ts'
import { watchProcess } from './watch-process.ts'

const program = fileURLToPath(new URL('./inspect-child.ts', import.meta.url))

/** The temporary files of libvips stay in memory: no passport lies on a disk in the clear, not even for a second. */
const environment = {
  VIPS_DISC_THRESHOLD: '4g',
  VIPS_CONCURRENCY: '1',
  // Freed memory goes back at once, instead of waiting for the next allocation of its size.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_ENV: 'production',
}

const Head = z.object({
  problem: z
    .enum(['FILE_TYPE_UNKNOWN', 'FILE_UNREADABLE', 'FILE_LOCKED', 'FILE_TOO_COMPLEX', 'PICTURE_16_BIT'])
    .optional(),
  mediaType: z.enum(['image/jpeg', 'application/pdf']).optional(),
  isNew: z.boolean(),
  seconds: z.number(),
  size: z.object({ width: z.number(), height: z.number() }).optional(),
})

/** The lowest priority: pages come first. */
const priority = 10

/**
 * In a process of its own, with little memory and time: what a content does to its decoder happens there. It goes when it has answered, and
 * all that it took with it.
 */
export const inspectInProcess: InspectFile = (content) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-old-space-size=256', program], {
      stdio: ['pipe', 'ignore', 'ignore', 'pipe', 'pipe'],
      env: environment,
    })
    const kill = () => child.kill('SIGKILL')
    const tooLong = setTimeout(kill, maxLook)
    const [answer, output] = [hear(child, answerPipe), hear(child, outputPipe)]
    let watch: { stop(): void } | undefined
    child.once('spawn', () => {
      watch = watchProcess(child.pid ?? 0, { memory: maxMemory, seconds: maxSeconds }, kill)
      setBehind(child)
    })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(tooLong)
      watch?.stop()
      resolve(
        code === 0
          ? toInspected(join(answer), join(output))
          : { problem: toProblem(code, signal), seconds: maxSeconds },
      )
    })
    if (child.stdin)
      send(content, child.stdin).catch((error) => {
        reject(error)
        kill()
      })
  })

/** It may have gone already, and then needs no place in the line. */
function setBehind({ pid = 0 }: ChildProcess): void {
  try {
    setPriority(pid, priority)
  } catch {}
}

/** Throws where there is no more content to be had. That the child has gone is seen by how it ends. */
async function send(content: AsyncIterable<Buffer>, to: Writable): Promise<void> {
  to.on('error', () => {})
  for await (const part of content) {
    // The owner of the part may free its memory then.
    const isGone = await new Promise((resolve) => to.write(part, resolve))
    if (isGone) return
  }
  to.end()
}

function hear(child: ChildProcess, pipe: number): Buffer[] {
  const parts: Buffer[] = []
  child.stdio[pipe]?.on('data', (part: Buffer) => parts.push(part))
  return parts
}

function join(parts: Buffer[]): Buffer {
  const whole = Buffer.concat(parts)
  giveBack(parts)
  return whole
}

/** Too much memory, too much processor time, too slow, or it has brought the decoder down. */
const toProblem = (code: number | null, signal: string | null): FileProblem =>
  code === exitOfUse || signal === 'SIGKILL' ? 'FILE_TOO_COMPLEX' : 'FILE_UNREADABLE'

function toInspected(answer: Buffer, output: Buffer): Inspected & Effort {
  const { problem, mediaType, isNew, size, seconds = maxSeconds } = toHead(answer.toString())
  if (problem || !mediaType) return { problem: problem ?? 'FILE_UNREADABLE', seconds }
  return { mediaType, bytes: isNew ? output : null, seconds, ...(size && { size }) }
}

const toHead = (line: string): Partial<z.output<typeof Head>> => {
  try {
    return Head.parse(JSON.parse(line))
  } catch {
    return {}
  }
}
