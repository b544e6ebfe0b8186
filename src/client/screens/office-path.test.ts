import { expect, test } from 'vitest'
import { isOfficePath } from './office-path.ts'

test.each([
  '/business',
  '/ar/business',
  '/business.data',
  '/business?x=1',
  '/business#today',
  '/ku/business/tickets',
  '/business/visas/7.data',
  '/business/downloads',
  '/business/nothing-of-that-name',
  '/AR/Business',
])('%s belongs to the back office', (path) => expect(isOfficePath(path)).toBe(true))

test.each([
  '/',
  '/businesslike',
  '/business/download',
  '/ar/business/download?x=1#owner',
  '/business/download.data',
  '/business/download/x',
  '/ckb/business',
  '/account/business',
])('%s belongs to the customers’ site', (path) => expect(isOfficePath(path)).toBe(false))
