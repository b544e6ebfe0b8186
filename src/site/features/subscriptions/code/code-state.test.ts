import { describe, expect, test } from 'vitest'
import { type CodeState, type CodeWindow, findNews, hasChanged } from './code-state.ts'

const price = (amount: number) => ({ amount, currency: 'IQD' as const })
const window: CodeWindow = {
  token: 'T',
  shortCode: 'ABCD-EFGH',
  expiresAt: '2026-11-20T10:05:00Z',
  secondsLeft: 300,
  subscription: {
    id: 7,
    title: 'City',
    expireAt: '2026-12-20T21:00:00Z',
    uses: { total: 10, used: 3, left: 7 },
  },
}
const shown = { window, drawing: { size: 21, path: '' }, until: 0 }
const redemption = (id: number, undoneAt: string | null = null) => ({
  id,
  business: { id: 1, title: 'Cafe' },
  discount: null,
  amount: null,
  saved: price(2_000),
  redeemedAt: '2026-11-20T10:01:00Z',
  undoneAt,
})
const page = (used: number, status: 'active' | 'ended' | 'suspended' = 'active', redemptions = [redemption(used)]) => ({
  status,
  uses: { total: 10, used, left: 10 - used },
  redemptions,
})
const states = {
  open: { kind: 'open', ...shown },
  over: { kind: 'over', ...shown },
  undone: { kind: 'undone', ...shown },
  used: { kind: 'used', redemption: redemption(4), left: 6, isEnded: false, ...shown },
  opening: { kind: 'opening' },
  none: { kind: 'none' },
} satisfies Record<string, CodeState>

describe('what has become of the code', () => {
  test.each([
    ['open', page(3), null],
    ['over', page(3), null],
    ['open', page(3, 'ended'), 'lost'],
    ['open', page(3, 'suspended'), 'lost'],
    ['used', page(4), null],
    ['undone', page(3), null],
    ['opening', page(4), null],
    ['none', page(4), null],
  ] as const)('%s, and then %o', (name, seen, news) => expect(findNews(states[name], seen)).toBe(news))

  test.each(['open', 'over', 'undone'] as const)('%s, and it is used: by whom, and what is left', (name) =>
    expect(findNews(states[name], page(4, 'active', [redemption(5, 'x'), redemption(4)]))).toMatchObject({
      kind: 'used',
      redemption: { id: 4 },
      left: 6,
      isEnded: false,
    }),
  )

  test('the last use has ended the package', () =>
    expect(findNews(states.open, page(10, 'ended'))).toMatchObject({ kind: 'used', left: 0, isEnded: true }))

  test('the business takes it back', () => expect(findNews(states.used, page(3))).toMatchObject({ kind: 'undone' }))
})

test.each([
  ['open', [{ id: 7, used: 3 }], false],
  ['open', [{ id: 7, used: 4 }], true],
  ['open', [{ id: 8, used: 0 }], true],
  ['open', [], true],
  ['used', [{ id: 7, used: 4 }], false],
  ['used', [{ id: 7, used: 3 }], true],
  ['used', [], true],
  ['none', [], false],
] as const)('%s: %o is a reason to look closer: %s', (name, running, isReason) =>
  expect(
    hasChanged(
      states[name],
      running.map(({ id, used }) => ({ id, uses: { used } })),
    ),
  ).toBe(isReason),
)
