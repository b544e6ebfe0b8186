import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'

/**
 * Runs a program of its own, and kills it at a moment that `kill`, its number, chooses: after so many lines, and then after a part of the time
 * that a line takes on this machine. So it has done as much by then, however slow the machine is. Answers all lines that it said.
 */
export async function runUntilKilled(
  script: URL,
  args: string[],
  kill: number,
  minLines = 1 + ((kill * 3) % 4),
): Promise<string[]> {
  const begun = performance.now()
  const child = spawn(process.execPath, [requireProgram(script), ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: inject('compiled') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  let firstAt = 0
  child.stdout.setEncoding('utf8').on('data', (text) => {
    firstAt ||= performance.now()
    said += text
  })
  const ended = once(child, 'close')
  while (said.split('\n').length <= minLines) await Promise.race([once(child.stdout, 'data'), ended.then(failEnded)])
  // A program that has said one line only has taken its start for it, too.
  const lineTime = minLines > 1 ? (performance.now() - firstAt) / (minLines - 1) : (firstAt - begun) / 4
  await sleep(((kill * 37) % 100) * 0.02 * lineTime)
  if (child.exitCode !== null) failEnded()
  child.kill('SIGKILL')
  await ended
  return said.split('\n').slice(0, -1)
}

export function requireProgram({ href }: URL): string {
  const program = inject('programs')[href]
  if (program === undefined) throw new Error(`${href} is not among the programs of scripts/test-programs.ts`)
  return program
}

function failEnded(): never {
  throw new Error('It has ended by itself')
}
