import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { watchActiveAddresses } from './active-addresses.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test('one alone has no neighbours, two within two seconds have', () => {
  const clock = { at: 10_000 }
  const neighbours = watchActiveAddresses(() => clock.at)
  const see = (request: IncomingMessage, later = 0) => {
    clock.at += later
    neighbours.see(request)
    return neighbours.hasOthers()
  }
  expect(see(from('203.0.113.1'))).toBe(false)
  expect(see(from('203.0.113.1'), 10)).toBe(false)
  expect(see(from('203.0.113.2'), 10)).toBe(true)
  expect(see(from('203.0.113.2'), 1_000)).toBe(true)
  expect(see(from('203.0.113.2'), 1_500)).toBe(false)
  // Behind one proxy they are told apart by what it says.
  expect(see(from('127.0.0.1', '203.0.113.5'), 5_000)).toBe(false)
  expect(see(from('127.0.0.1', '203.0.113.6'), 10)).toBe(true)
})

test('those who ask for dear work alone are no neighbours of themselves, however many they are; whoever reads beside them is', () => {
  const clock = { at: 10_000 }
  const neighbours = watchActiveAddresses(() => clock.at)
  const answer = (...ends: ('endTurn' | 'end')[]) => {
    clock.at += 10
    for (const end of ends) neighbours[end]()
    return neighbours.areThere()
  }
  for (let round = 0; round < 5; round++) {
    expect(answer('endTurn', 'end')).toBe(false)
    expect(answer('endTurn', 'endTurn', 'endTurn', 'end')).toBe(false)
    expect(answer('end', 'end')).toBe(false)
  }
  expect(answer('end')).toBe(true)
  // One that is over while turns are at their end is seen with them.
  clock.at += 5_000
  expect(answer('endTurn', 'endTurn', 'end')).toBe(false)
  expect(answer('end', 'end')).toBe(true)
  expect(neighbours.hasOthers()).toBe(false)
  clock.at += 2_000
  expect(neighbours.areThere()).toBe(false)
})
