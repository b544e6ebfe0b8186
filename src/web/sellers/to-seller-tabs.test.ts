import { expect, test } from 'vitest'
import type { MemberRole } from '../../domain/seller-rights.ts'
import { departuresPath, doorPath, ordersPath, questionsPath, reviewsPath, visasPath } from './paths.ts'
import { toSellerTabs } from './to-seller-tabs.ts'

test.each<[MemberRole[], string[]]>([
  [['manager'], [ordersPath, departuresPath, doorPath, visasPath, reviewsPath]],
  [['cashier'], [ordersPath, departuresPath, doorPath]],
  [['visa_officer'], [visasPath]],
  [
    ['cashier', 'visa_officer'],
    [ordersPath, departuresPath, doorPath, visasPath],
  ],
  [[], []],
])('%j lead to %j', (roles, paths) => {
  const { chips } = toSellerTabs(
    'en',
    visasPath,
    roles.map((role) => ({ role })),
  )
  expect(chips.map(({ href }) => href)).toEqual(paths)
  expect(chips.filter(({ isCurrent }) => isCurrent).map(({ href }) => href)).toEqual(
    paths.filter((path) => path === visasPath),
  )
})

test('managers of a property answer its reviews and questions, and work on nothing else', () => {
  const { chips } = toSellerTabs('en', reviewsPath, [], [{ role: 'manager' }])
  expect(chips.map(({ href }) => href)).toEqual([reviewsPath, questionsPath])
})
