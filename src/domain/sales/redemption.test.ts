import { describe, expect, test } from 'vitest'
import {
  findLateProblem,
  findProblem,
  toRedeemedAt,
  toSaved,
  type UsedSubscription,
  type WindowState,
} from './redemption.ts'

const at = (minutes: number) => new Date(Date.parse('2027-01-10T09:00:00Z') + minutes * 60_000)
const day = 24 * 60
const week = 7 * 24 * 60 * 60

const shown: WindowState = { openedAt: at(0), expiresAt: at(5), endReason: null }
const running: UsedSubscription = {
  status: 'active',
  beginsAt: at(-day),
  expiresAt: at(30 * day),
  uses: 5,
  used: 2,
  endReason: null,
}
const ended = (endReason: string, change: Partial<UsedSubscription> = {}): UsedSubscription => ({
  ...running,
  status: 'ended',
  endReason,
  ...change,
})

describe('a code that is shown', () => {
  test.each<[string, string | null, Partial<WindowState>, Partial<UsedSubscription>, number?]>([
    ['is good', null, {}, {}],
    ['is good to its last moment', null, {}, {}, 4.99],
    ['is good without a limit of uses', null, {}, { uses: null, used: 900 }],
    ['is used', 'TOKEN_USED', { endReason: 'used' }, {}],
    ['was used, and is over', 'TOKEN_USED', { endReason: 'used' }, {}, 60],
    ['is replaced', 'TOKEN_REPLACED', { endReason: 'replaced' }, {}],
    ['is over', 'WINDOW_EXPIRED', {}, {}, 5],
    ['is of one that is suspended', 'SUBSCRIPTION_SUSPENDED', {}, { status: 'suspended' }],
    ['is of one that is spent', 'USES_SPENT', {}, ended('used_up', { used: 5 })],
    ['is of one that was cancelled', 'NO_ACTIVE_PACKAGE', {}, ended('cancelled', { used: 0 })],
    ['is of one that has run out', 'NO_ACTIVE_PACKAGE', {}, { expiresAt: at(1) }, 2],
    ['is of one that has not begun', 'NO_ACTIVE_PACKAGE', {}, { beginsAt: at(10) }, 2],
  ])('%s: %s', (_, problem, window, subscription, minutes = 2) => {
    const facts = { window: { ...shown, ...window }, subscription: { ...running, ...subscription } }
    expect(findProblem({ ...facts, isCustomerActive: true, now: at(minutes) })).toBe(problem)
  })

  test('of somebody who has deactivated the account is worth nothing', () => {
    const facts = { window: shown, subscription: running, isCustomerActive: false, now: at(2) }
    expect(findProblem(facts)).toBe('NO_ACTIVE_PACKAGE')
  })
})

describe('a code that was accepted offline', () => {
  test.each<[string, string | null, Partial<WindowState>, UsedSubscription, number?]>([
    ['counts', null, {}, running],
    ['counts days later', null, {}, running, 7 * day],
    ['counts though another one was opened', null, { endReason: 'replaced' }, running],
    ['counts though it has run out meanwhile', null, {}, ended('expired', { expiresAt: at(3) }), day],
    ['counts where a use came back', null, {}, ended('used_up', { used: 4 })],
    ['was used', 'TOKEN_USED', { endReason: 'used' }, running],
    ['comes too late', 'WINDOW_EXPIRED', {}, running, 7 * day + 6],
    ['is of one that is spent', 'USES_SPENT', {}, ended('used_up', { used: 5 })],
    ['is of one that is suspended', 'SUBSCRIPTION_SUSPENDED', {}, { ...running, status: 'suspended' }],
    ['is of one that was cancelled', 'NO_ACTIVE_PACKAGE', {}, ended('cancelled', { used: 0 })],
    ['was shown before it began', 'NO_ACTIVE_PACKAGE', {}, { ...running, beginsAt: at(1) }],
  ])('%s: %s', (_, problem, window, subscription, minutes = 60) => {
    expect(findLateProblem({ window: { ...shown, ...window }, subscription, now: at(minutes) }, week)).toBe(problem)
  })

  test.each([
    [2, 2],
    [-500 * day, 0],
    [500 * day, 5],
  ])('at %d minutes by the shop’s clock was at %d', (said, meant) =>
    expect(toRedeemedAt(at(said), shown, at(60))).toEqual(at(meant)),
  )

  test('never was in the future, and with a network it is now', () => {
    expect(toRedeemedAt(at(4), shown, at(1))).toEqual(at(1))
    expect(toRedeemedAt(null, shown, at(1))).toEqual(at(1))
  })
})

test.each([
  [10_000, 15, 1_500],
  [333, 10, 33],
  [335, 10, 34],
  [1, 1, 0],
])('the discount on %d dinars at %d percent is %d', (amount, percent, saved) =>
  expect(toSaved(amount, percent)).toBe(saved),
)
