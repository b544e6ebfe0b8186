import { openDatabase } from '../../../db/database.ts'
import type { LimitName } from '../../../domain/limits/limits.ts'
import { createLimits } from '../../../http/limits.ts'
import { openTestDoors, toSecret } from './tickets.ts'

/**
 * A server with a customer who gets free tickets, passes them on and gives others back, a friend who takes them, and a door that lets in and
 * out, without a pause, until it is killed. Says what it was answered.
 */
const [url = '', buyer = '', friend = '', member = '', itemId = '', categoryId = ''] = process.argv.slice(2)
const { db } = openDatabase(url)
const names: LimitName[] = ['purchases', 'payments', 'entries', 'passes', 'passesTaken', 'passesGlobally']
const often = { burst: 1_000_000, every: 1 }
const rates = Object.fromEntries(names.map((name) => [name, often]))
const site = openTestDoors(db, { limits: createLimits({ key: Buffer.from('killed'), rates }) })
const call = { locale: 'en', token: buyer } as const
const door = { token: member }
const say = (line: string) => process.stdout.write(`${line}\n`)

async function buy(): Promise<number> {
  const tickets = [{ categoryId: Number(categoryId), quantity: 2 }]
  const body = { itemType: 'event', itemId: Number(itemId), tickets }
  const { id } = await site.api.dispatch('POST /customer/purchases', { ...call, body })
  say(`bought ${id}`)
  return id
}

/** Twice at once, at two doors: one of them is refused. */
async function enter(token: string | null, direction: 'in' | 'out'): Promise<void> {
  const gates = ['Gate A', 'Gate B'].map((gate) => site.enter(door, { token, door: gate, direction }))
  for (const one of await Promise.allSettled(gates)) if (one.status === 'fulfilled') say(`${direction} ${one.value.id}`)
}

async function passOn(ticket: string): Promise<string | null> {
  const secret = toSecret(await site.pass(call, ticket))
  const both = [site.take({ token: friend }, secret), site.take({ token: friend }, secret)]
  const [taken] = await Promise.all(both)
  if (!taken) throw new Error('Nobody took it')
  say(`taken ${taken.id}`)
  return taken.token
}

for (;;) {
  const [first, second] = await site.list(call, await buy())
  if (!first || !second) throw new Error('There are no tickets')
  const passed = await passOn(first.id)
  for (const direction of ['in', 'out', 'in'] as const) await enter(passed, direction)
  await enter(second.token, 'in')
  const id = await buy()
  await site.api.dispatch('PUT /customer/purchases/{id}/cancel', { ...call, params: { id } })
  say(`cancelled ${id}`)
}
