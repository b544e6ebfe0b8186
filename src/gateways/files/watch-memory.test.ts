import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { platform } from 'node:os'
import { expect, test } from 'vitest'
import { watchMemory } from './watch-memory.ts'

/** Takes its memory and then no longer looks at anything. */
const program = 'const taken = Buffer.alloc(150_000_000, 1); for (;;) taken[0]++'

test.runIf(platform() === 'linux')(
  'a process that takes too much is seen, also one that never comes to itself',
  async () => {
    const child = spawn(process.execPath, ['--eval', program], { stdio: 'ignore' })
    const watch = watchMemory(child.pid ?? 0, 150_000_000, () => child.kill('SIGKILL'))
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL'])
    watch.stop()
  },
)
