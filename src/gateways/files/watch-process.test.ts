import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { platform } from 'node:os'
import { expect, test } from 'vitest'
import { watchProcess } from './watch-process.ts'

/** Takes its memory and then no longer looks at anything. */
const program = 'const taken = Buffer.alloc(150_000_000, 1); for (;;) taken[0]++'

test.runIf(platform() === 'linux').each([
  ['memory', { memory: 150_000_000, seconds: Number.POSITIVE_INFINITY }],
  ['processor time', { memory: Number.POSITIVE_INFINITY, seconds: 0.5 }],
])('a process that takes too much %s is seen, also one that never comes to itself', async (_name, max) => {
  const child = spawn(process.execPath, ['--eval', program], { stdio: 'ignore' })
  const watch = watchProcess(child.pid ?? 0, max, () => child.kill('SIGKILL'))
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL'])
  watch.stop()
})
