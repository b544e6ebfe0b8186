import { expect, test } from 'vitest'
import type { MemberRole } from '../../domain/seller-rights.ts'
import { departuresPath, doorPath, ordersPath, visasPath } from './paths.ts'
import { toSellerTabs } from './to-seller-tabs.ts'

test.each<[MemberRole[], string[]]>([
  [['manager'], [ordersPath, departuresPath, doorPath, visasPath]],
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
