import { describe, expect, test } from 'vitest'
import { openFileTurns } from './file-turns.ts'

const [crowd, other, third] = [1, 2, 3]

describe.each(['inTurn', 'pieceInTurn'] as const)('%s', (name) => {
  test('another customer is next behind 20 files of one, whenever they come', async () => {
    const turn = openFileTurns()[name]
    const begun: number[] = []
    const all: Promise<void>[] = []
    const add = (customer: number, then?: () => void) =>
      all.push(
        turn(customer, async () => {
          begun.push(customer)
          then?.()
        }),
      )
    // The other one comes while the third file of the crowd is looked at.
    for (let n = 0; n < 20; n += 1) add(crowd, n === 2 ? () => add(other) : undefined)
    while (begun.length < 21) await Promise.all(all)
    expect(begun.slice(0, 4)).toEqual([crowd, crowd, crowd, other])
  })
})

test('the content of another customer is inspected beside a dear one, and that of a third waits', async () => {
  const { inTurn } = openFileTurns()
  const dear = Promise.withResolvers<void>()
  const begun: number[] = []
  const add = (customer: number, task = async () => {}) =>
    inTurn(customer, () => {
      begun.push(customer)
      return task()
    })
  const crowds = [add(crowd, () => dear.promise), add(crowd)]
  await add(other)
  expect(begun).toEqual([crowd, other])
  const held = Promise.withResolvers<void>()
  const others = [add(other, () => held.promise), add(third)]
  held.resolve()
  await Promise.all(others)
  expect(begun).toEqual([crowd, other, other, third])
  dear.resolve()
  await Promise.all(crowds)
  expect(begun).toEqual([crowd, other, other, third, crowd])
})
