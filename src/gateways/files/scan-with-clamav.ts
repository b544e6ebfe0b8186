import { connect, type NetConnectOpts, type Socket } from 'node:net'

/** `too-large`: beyond what the scanner takes. */
export type ScanResult = 'clean' | 'infected' | 'too-large'

/** There is no answer of the scanner, or none that says anything. */
export class ScanError extends Error {}

/** Scans a whole content for viruses. Throws a `ScanError` without an answer: that must not pass as clean. */
export type ScanContent = (content: AsyncIterable<Buffer>) => Promise<ScanResult>

/** A port of a machine, or the path of a socket. */
export type ClamavTarget = { host: string; port: number } | { path: string }

/** In milliseconds, for all of it. */
const maxTime = 20_000
const maxAnswer = 4_096

/** By the command INSTREAM of `clamd`: the content goes over in chunks, and nothing of it lies on a disk that the scanner shares. */
export const createClamavScan =
  (target: ClamavTarget, time = maxTime): ScanContent =>
  async (content) => {
    const socket = connect(target satisfies NetConnectOpts)
    // Also where it connects and then says nothing.
    const timer = setTimeout(() => socket.destroy(new Error('clamd did not answer in time')), time)
    try {
      const answer = readAnswer(socket)
      // The answer, or its absence, tells about failures while sending.
      answer.catch(() => {})
      await send(socket, content)
      return toResult(
        await answer.catch((error) => {
          throw new ScanError(error.message)
        }),
      )
    } finally {
      clearTimeout(timer)
      socket.destroy()
    }
  }

/** `clamd` answers before the end where a content is too large for it, and closes. */
async function send(socket: Socket, content: AsyncIterable<Buffer>): Promise<void> {
  if (!(await write(socket, Buffer.from('zINSTREAM\0')))) return
  for await (const part of content) {
    // A chunk without bytes would be the end.
    if (part.length > 0 && !(await write(socket, toLength(part.length), part))) return
  }
  await write(socket, toLength(0))
}

/** False once the reader has gone. The owner of the bytes may free their memory afterwards. */
const write = async (socket: Socket, ...parts: Buffer[]): Promise<boolean> => {
  for (const part of parts)
    if (await new Promise((resolve) => (socket.destroyed ? resolve(true) : socket.write(part, resolve)))) return false
  return true
}

function toLength(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Until its zero byte. */
const readAnswer = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1')
      if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')))
      else if (text.length > maxAnswer) reject(new Error('clamd answered without an end'))
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('clamd closed the connection without an answer')))
  })

function toResult(answer: string): ScanResult {
  if (answer === 'stream: OK') return 'clean'
  // By `AlertExceedsMax`: not all of it was scanned, and nothing harmful was found.
  if (/^stream: Heuristics\.Limits\.Exceeded\S* FOUND$/.test(answer)) return 'too-large'
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected'
  if (answer.startsWith('INSTREAM size limit exceeded')) return 'too-large'
  throw new ScanError(`clamd answered: ${answer}`)
}
