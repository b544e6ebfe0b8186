import { createHash, randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cookieName } from '../support/client.ts'

const database = new pg.Pool({ connectionString: inject('database'), max: 4 })
const site = inject('site')

type Person = { account: string; token: string; names: string[]; isOut: boolean }

// Names that no other person has, and none of which is a part of another.
let count = 0
const newName = () => `Qx${String(++count).padStart(4, '0')}zv`
const anyName = /Qx\d{4}zv/g

const pages = [
  '/',
  '/properties',
  '/properties?stars=4',
  '/properties/3',
  '/ar/offers',
  '/ar/events?page=1',
  '/ku/umrah',
  '/ku/about',
  '/ar/nowhere',
]
const data = ['/properties.data', '/ar/offers.data', '/_root.data']
const codings = ['br', 'gzip', 'identity']

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T

/** Customers as signing up would leave them. */
async function addPerson(): Promise<Person> {
  const token = randomBytes(32).toString('base64url')
  const name = newName()
  const { rows } = await database.query<{ account: string }>(
    `with a as (insert into accounts (phone) values ($1) returning id),
       c as (insert into customers (account_id, name) select id, $2 from a),
       s as (insert into sessions (account_id, expires_at) select id, now() + interval '1 day' from a returning id, account_id),
       t as (insert into refresh_tokens (hash, session_id) select $3, id from s)
     select account_id as account from s`,
    [`+96479${randomInt(10_000_000, 100_000_000)}`, name, createHash('sha256').update(token).digest()],
  )
  return { account: rows[0]?.account ?? '', token, names: [name], isOut: false }
}

let people: Person[] = []
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 24 }, addPerson))
})
afterAll(async () => {
  await database.end()
})

async function ask(path: string, person: Person | null, coding = pick(codings)) {
  const headers = {
    'accept-encoding': coding,
    ...(person && { cookie: `safar_visit=x; ${cookieName}=${person.token}` }),
  }
  const answer = await fetch(site + path, { headers, redirect: 'manual' })
  const seen = [...new Set((await answer.text()).match(anyName))]
  return { seen, cached: answer.headers.get('cache-control') ?? '', status: answer.status }
}

test('nobody is ever sent what is another’s, whatever changes meanwhile', async () => {
  let isOver = false
  const leaks: string[] = []
  let shown = 0

  const visit = async (): Promise<void> => {
    while (!isOver) {
      const person = randomInt(4) === 0 ? null : pick(people)
      const wasOut = person?.isOut
      const own = randomInt(6) === 0 ? '/account/profile' : null
      const path = own ?? pick([...pages, ...data])
      const { seen, cached } = await ask(path, person)
      const strange = seen.filter((name) => !person?.names.includes(name))
      if (strange.length > 0) leaks.push(`${path} showed ${strange} to ${person?.names ?? 'a visitor'}`)
      if (seen.length > 0 && cached !== 'no-store') leaks.push(`${path} may be kept: ${cached}`)
      if (!path.includes('.data') && person && !wasOut && !person.isOut && seen.length === 0)
        leaks.push(`${path} did not know ${person.names}`)
      shown += seen.length
    }
  }
  const change = async (): Promise<void> => {
    while (!isOver) {
      if (randomInt(8) === 0) await database.query('update properties set discount = discount where id = 3')
      const person = pick(people)
      const name = newName()
      // Known before it is written: from then on either may be seen.
      person.names.push(name)
      await database.query('update customers set name = $2 where account_id = $1', [person.account, name])
      await sleep(40)
    }
  }
  const leave = async (): Promise<void> => {
    for (const person of people.slice(0, 6)) {
      await sleep(100)
      person.isOut = true
      await database.query('update sessions set ended_at = now() where account_id = $1', [person.account])
    }
    // However slow the machine is: so many names were looked at.
    while (shown <= 100) await sleep(50)
    isOver = true
  }
  await Promise.all([...Array.from({ length: 12 }, visit), change(), leave()])
  expect(leaks).toEqual([])
})

test('a new name is shown at once, and nobody who has left', async () => {
  const [gone, person] = [people[0], people.at(-1)]
  if (!gone || !person) throw new Error('nobody is there')
  for (const path of pages) {
    await ask(path, person)
    expect((await ask(path, gone)).seen).toEqual([])
  }
  const name = newName()
  person.names.push(name)
  await database.query('update customers set name = $2 where account_id = $1', [person.account, name])
  for (const path of pages) await expect.poll(async () => (await ask(path, person)).seen).toEqual([name])
})

test('the look for names finds one that is there', () => {
  expect(`…{"user":{"name":"${newName()}"}}…`.match(anyName)).toHaveLength(1)
})
