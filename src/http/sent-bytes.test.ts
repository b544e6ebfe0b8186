import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { SentBody } from './sent-bytes.ts'

/** A body that has come so far, so many seconds after reading began. */
async function openBody({ received, length = 100 }: { received: number; length?: number }) {
  let seconds = 0
  const body = new PassThrough()
  const sent = new SentBody(body, String(length), 1000, () => seconds * 1000)
  const read = sent.read().catch(({ code }) => code as string)
  body.write(Buffer.alloc(received, 'A'))
  // Written bytes are read in an idle moment.
  await new Promise(setImmediate)
  const giveWayAfter = (after: number) => {
    seconds = after
    return sent.giveWay()
  }
  return { body, read, giveWayAfter }
}

test('one that will be here in time gives way to nobody', async () => {
  const { body, read, giveWayAfter } = await openBody({ received: 60 })
  expect(giveWayAfter(15)).toBe(false)
  body.end(Buffer.alloc(40, 'A'))
  expect(await read).toHaveLength(100)
  expect(giveWayAfter(60)).toBe(false)
})

test('one that comes too slowly gives way, though not in its first seconds', async () => {
  const { body, read, giveWayAfter } = await openBody({ received: 10 })
  expect(giveWayAfter(4)).toBe(false)
  expect(giveWayAfter(6)).toBe(true)
  expect(body.destroyed).toBe(true)
  expect(await read).toBe('INVALID_INPUT')
})
