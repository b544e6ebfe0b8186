import { expect, test, vi } from 'vitest'
import { createPresence, DatabaseAway } from './presence.ts'

const never = () => new Promise<never>(() => {})

test('who waits for a connection is refused as soon as the database is away', async () => {
  const presence = createPresence()
  const waiting = presence.gate(never)
  presence.setAway()
  await expect(waiting).rejects.toThrow(DatabaseAway)
  await expect(presence.gate(never)).rejects.toThrow(DatabaseAway)
})

test('once it is back, connections are had again', async () => {
  const presence = createPresence()
  presence.setAway()
  presence.setBack()
  const client = { release() {} }
  expect(await presence.gate(async () => client)).toBe(client)
})

test('a connection that comes after its request was refused goes back to the pool', async () => {
  const presence = createPresence()
  let arrive = (_client: { release(): void }): void => {}
  const waiting = presence.gate(
    () =>
      new Promise<{ release(): void }>((resolve) => {
        arrive = resolve
      }),
  )
  presence.setAway()
  await expect(waiting).rejects.toThrow(DatabaseAway)
  const release = vi.fn()
  arrive({ release })
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
})

test('a connection that cannot be made is told as it is', async () => {
  const presence = createPresence()
  await expect(presence.gate(() => Promise.reject(new Error('too many clients')))).rejects.toThrow('too many clients')
})
