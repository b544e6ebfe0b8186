import { readFile } from 'node:fs/promises'

/** In milliseconds. */
const pause = 50
/** In which Linux counts processor time, on every machine. */
const ticksPerSecond = 100

/** In bytes, and in seconds of processor time. */
type Use = { memory: number; seconds: number }

/**
 * From outside, since a decoder may keep a process too busy to look at itself. Only Linux says it for so little; elsewhere nothing is seen
 * here, and what the process itself sees has to do.
 */
export function watchProcess(pid: number, max: Use, onTooMuch: () => void): { stop(): void } {
  const timer = setInterval(async () => {
    const { memory, seconds } = await readUse(pid)
    if (memory > max.memory || seconds > max.seconds) onTooMuch()
  }, pause)
  return { stop: () => clearInterval(timer) }
}

async function readUse(pid: number): Promise<Use> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'latin1').catch(() => '')
  const [status, stat] = await Promise.all([read('status'), read('stat')])
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? []
  // Behind the name of the program, which may have anything in it: of itself and of the system on its behalf.
  const [own = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
  return { memory: Number(kilobytes) * 1024, seconds: (own + system) / ticksPerSecond }
}
