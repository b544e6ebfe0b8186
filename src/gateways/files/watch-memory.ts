import { readFile } from 'node:fs/promises'

/** In milliseconds. */
const pause = 50

/**
 * From outside, since a decoder may keep a process too busy to look at itself. Only Linux says it for so little; elsewhere nothing is seen
 * here, and what the process itself sees has to do.
 */
export function watchMemory(pid: number, most: number, onTooMuch: () => void): { stop(): void } {
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '')
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? []
    if (Number(kilobytes) * 1024 > most) onTooMuch()
  }, pause)
  return { stop: () => clearInterval(timer) }
}
