import { describe, expect, test } from 'vitest'
import { openFileTurns } from './file-turns.ts'

const [crowd, other] = [1, 2]

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
