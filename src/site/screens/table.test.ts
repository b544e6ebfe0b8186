import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isOfficePath } from '../../client/screens/office-path.ts'
import { hasSecret } from '../../client/screens/screen.ts'
import { findTableErrors } from '../../client/screens/testing/find-table-errors.ts'
import { toLoggedUrl } from '../../http/logged-url.ts'
import { isPrivatePath, isSecretPath } from './private-paths.ts'
import { layouts, screens } from './table.ts'

const site = fileURLToPath(new URL('..', import.meta.url))

test('every route file is in the table, and asks for a sign-in where its line says so', () => {
  expect(findTableErrors({ screens, layouts, folder: join(site, 'routes') })).toEqual([])
})

test('no screen lies where the server looks for the back office', () => {
  expect(screens.filter(({ path }) => isOfficePath(path))).toEqual([])
})

test('only route files ask for a sign-in', () => {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!.*\.test\.).*\.tsx?$/.test(name),
  )
  const asking = files.filter((file) => /import .*require-user/.test(readFileSync(join(site, file), 'utf8')))
  expect(asking.length).toBeGreaterThan(30)
  expect(asking.filter((file) => !file.startsWith('routes/'))).toEqual([])
})

test.each([
  '/account',
  '/ku/account/history/7',
  '/ar/account.data',
  '/checkout/umrah/3',
  '/tickets/s',
  '/payment/success',
  '/checkout/package/3',
  '/account/history/7',
])('%s is one person’s own', (path) => expect(isPrivatePath(path)).toBe(true))

test.each([
  '/',
  '/ar',
  '/properties',
  '/business/download',
  '/payment',
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

test.each(['/', '/account/tickets', '/business/download', '/account/wishlist', '/payment/success'])(
  'the address %s carries none',
  (path) => expect(isSecretPath(path)).toBe(false),
)

test.each(screens.filter(hasSecret).map(({ path }) => path))('the log hides the secret of %s', (path) => {
  const secret = 'Qm3x_-9aQm3x_-9aQm3x_-9aQm3x_-9a'
  const address = path.replace(':secret', secret).replace(/:\w+/g, 'saved')
  expect(toLoggedUrl(`/ku${address}?x=1`)).toBe(`/ku${address.replace(secret, '…')}?x=1`)
})
