import { expect, test } from 'vitest'
import { type RoleKey, readyRoles } from '../../../domain/organisations/roles.ts'
import { locales } from '../../../domain/text/locale.ts'
import { businessText } from '../../../i18n/messages/business.ts'
import {
  arrivalsPath,
  departuresPath,
  doorPath,
  ordersPath,
  questionsPath,
  reviewsPath,
  visasPath,
} from './seller-paths.ts'
import { toSellerTabs } from './to-seller-tabs.ts'

test.each<[RoleKey[], string[]]>([
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
    roles.map((role) => ({ levels: readyRoles[role] })),
    [],
  )
  expect(chips.map(({ href }) => href)).toEqual(paths)
  expect(chips.filter(({ isCurrent }) => isCurrent).map(({ href }) => href)).toEqual(
    paths.filter((path) => path === visasPath),
  )
})

test.each<[RoleKey, string[]]>([
  ['manager', [arrivalsPath, reviewsPath, questionsPath]],
  ['cashier', [arrivalsPath]],
  ['visa_officer', []],
])('of a property, a %s is led to %j', (role, paths) => {
  const { chips } = toSellerTabs('en', reviewsPath, [], [{ levels: readyRoles[role] }])
  expect(chips.map(({ href }) => href)).toEqual(paths)
})

test('who works for both has the same tabs on every screen', () => {
  const of = (path: string) =>
    toSellerTabs('en', path, [{ levels: readyRoles.manager }], [{ levels: readyRoles.cashier }]).chips
  const paths = [ordersPath, departuresPath, doorPath, visasPath, arrivalsPath, reviewsPath]
  for (const path of paths) expect(of(path).map(({ href }) => href)).toEqual(paths)
})

test.each(locales)('the tabs of the till and of its owner can be told apart by their names in %s', (locale) => {
  expect(toSellerTabs(locale, null, [], []).label).not.toBe(businessText[locale].tabs.label)
})
