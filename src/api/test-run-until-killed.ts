import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'

/**
 * Runs a program of its own, and kills it some milliseconds after it has said so many lines: so it has done something by then, however slow
 * the machine is. Answers all lines that it said.
 */
export async function runUntilKilled(
  script: URL,
  args: string[],
  milliseconds: number,
  leastLines = 1,
): Promise<string[]> {
  const child = spawn(process.execPath, [requireProgram(script), ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: inject('compiled') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const ended = once(child, 'close')
  while (said.split('\n').length <= leastLines) await Promise.race([once(child.stdout, 'data'), ended.then(failEnded)])
  await sleep(milliseconds)
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
