import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hasSecret } from '../../client/screens/screen.ts'
import { findTableErrors } from '../../client/screens/testing/find-table-errors.ts'
import { toLoggedUrl } from '../../http/logged-url.ts'
import { memberScreens } from '../features/back-office/sellers/member-screens.ts'
import { mayUseCamera } from './camera-paths.ts'
import { isPrivatePath, isSecretPath } from './private-paths.ts'
import { layouts, screens } from './table.ts'

const site = fileURLToPath(new URL('..', import.meta.url))

test('every route file is in the table, and asks for a sign-in where its line says so', () => {
  expect(findTableErrors({ screens, layouts, folder: join(site, 'routes') })).toEqual([])
})

test('only route files ask for a sign-in', () => {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!.*\.test\.).*\.tsx?$/.test(name),
  )
  const asking = files.filter((file) => /import .*require-user/.test(readFileSync(join(site, file), 'utf8')))
  expect(asking.length).toBeGreaterThan(40)
  expect(asking.filter((file) => !file.startsWith('routes/'))).toEqual([])
})

test.each([
  '/account',
  '/ku/account/history/7',
  '/ar/account.data',
  '/checkout/umrah/3',
  '/tickets/s',
  '/payment/success',
  '/business/orders',
  '/business/arrivals',
  '/ar/business/departures/7',
  '/business/reviews',
  '/business/questions',
  '/ku/business/visas/7.data',
])('%s is one person’s own', (path) => expect(isPrivatePath(path)).toBe(true))

test.each([
  '/',
  '/ar',
  '/properties',
  '/business',
  '/business/tickets',
  '/wishlist/s',
  '/accounting',
  '/arabesque/account',
])('%s is not one person’s own', (path) => expect(isPrivatePath(path)).toBe(false))

test.each([
  '/wishlist/s',
  '/ku/pay/s',
  '/ar/email/confirm/s',
  '/email/unsubscribe/kind/s',
  '/tickets/s',
  '/ar/tickets/s.data',
])('the address %s carries a secret, which no other site is told', (path) => expect(isSecretPath(path)).toBe(true))

test.each(['/', '/account/tickets', '/business/tickets', '/account/wishlist', '/payment/success'])(
  'the address %s carries none',
  (path) => expect(isSecretPath(path)).toBe(false),
)

test('the camera is for documents of a business', () => {
  expect(['/business', '/ar/business/tickets', '/business/orders'].filter((path) => !mayUseCamera(path))).toEqual([])
  expect(['/', '/account', '/businesslike', '/navigator/qibla'].filter(mayUseCamera)).toEqual([])
})

test('every screen of members has a tab, and every tab a screen', () => {
  const sections = screens.filter(({ path, audience }) => audience === 'seller' && !path.includes(':'))
  // The door works without a network, so its page has nothing of one person in it.
  const paths = [...sections.map(({ path }) => path), '/business/tickets']
  expect(memberScreens.map(({ path }) => path).sort()).toEqual(paths.sort())
})

test.each(screens.filter(hasSecret).map(({ path }) => path))('the log hides the secret of %s', (path) => {
  const secret = 'Qm3x_-9aQm3x_-9aQm3x_-9aQm3x_-9a'
  const address = path.replace(':secret', secret).replace(/:\w+/g, 'saved')
  expect(toLoggedUrl(`/ku${address}?x=1`)).toBe(`/ku${address.replace(secret, '…')}?x=1`)
})
