import { expect, test, vi } from 'vitest'
import { createAvailability, DatabaseUnavailable } from './availability.ts'

const never = () => new Promise<never>(() => {})

test('a request that waits for a connection is refused as soon as the database is unreachable', async () => {
  const availability = createAvailability()
  const waiting = availability.gate(never)
  availability.setUnavailable()
  await expect(waiting).rejects.toThrow(DatabaseUnavailable)
  await expect(availability.gate(never)).rejects.toThrow(DatabaseUnavailable)
})

test('connections are given again once the database is reachable', async () => {
  const availability = createAvailability()
  availability.setUnavailable()
  availability.setAvailable()
  const client = { release() {} }
  expect(await availability.gate(async () => client)).toBe(client)
})

test('a connection that comes after its request was refused goes back to the pool', async () => {
  const availability = createAvailability()
  let arrive = (_client: { release(): void }): void => {}
  const waiting = availability.gate(
    () =>
      new Promise<{ release(): void }>((resolve) => {
        arrive = resolve
      }),
  )
  availability.setUnavailable()
  await expect(waiting).rejects.toThrow(DatabaseUnavailable)
  const release = vi.fn()
  arrive({ release })
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
})

test('a connection that cannot be made is told as it is', async () => {
  const availability = createAvailability()
  await expect(availability.gate(() => Promise.reject(new Error('too many clients')))).rejects.toThrow(
    'too many clients',
  )
})
