import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isOfficePath } from '../../client/screens/office-path.ts'
import { findTableErrors } from '../../client/screens/testing/find-table-errors.ts'
import { storedPattern } from './patterns.ts'
import { isPrivatePath } from './private-paths.ts'
import { screens, tabs } from './table.ts'

const office = fileURLToPath(new URL('..', import.meta.url))

test('every route file is in the table, and asks for a sign-in where its line says so', () => {
  expect(findTableErrors({ screens, layouts: [], folder: join(office, 'routes') })).toEqual([])
})

test('only route files ask for a sign-in', () => {
  const files = readdirSync(office, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!.*\.test\.).*\.tsx?$/.test(name),
  )
  const asking = files.filter((file) => /import .*require-user/.test(readFileSync(join(office, file), 'utf8')))
  expect(asking.length).toBeGreaterThan(5)
  expect(asking.filter((file) => !file.startsWith('routes/'))).toEqual([])
})

test.each([
  '/business/orders',
  '/business/arrivals',
  '/ar/business/departures/7',
  '/business/reviews',
  '/business/questions',
  '/ku/business/visas/7.data',
])('%s is for members', (path) => expect(isPrivatePath(path)).toBe(true))

test.each(['/business', '/business/tickets', '/ar/business/offline'])('%s opens for everybody', (path) =>
  expect(isPrivatePath(path)).toBe(false),
)

test('the till and the ticket check are stored for use offline, without anything that names a person', () => {
  const stored = screens.filter(({ path }) => storedPattern.test(path)).map(({ path }) => path)
  expect(stored).toEqual(['/business', '/business/tickets', '/business/offline'])
})

test('every screen lies where the server looks for the back office', () => {
  expect(screens.filter(({ path }) => path !== '/*' && !isOfficePath(path))).toEqual([])
})

test('every screen of members has a tab, and every tab a screen', () => {
  const sections = screens.filter(({ path, audience }) => audience === 'seller' && !path.includes(':'))
  // The door works offline, so its page has nothing of one person in it.
  const paths = [...sections.map(({ path }) => path), '/business/tickets']
  expect(tabs.map(({ path }) => path).sort()).toEqual(paths.sort())
})
