import { expect, test } from 'vitest'
import type { SiteContext } from '../../../client/context.ts'
import { loadDriver } from './load-driver.ts'

const texts = { en: 'Citadel House', ar: 'بيت القلعة', ku: 'ماڵی قەڵا' }
const siteIn = (language: 'ar' | 'ku') =>
  ({
    locale: 'en',
    call: async () => ({
      phone: '+9647000001000',
      coordinates: { latitude: 36.1911, longitude: 44.0092 },
      local: { language, title: texts, address: texts },
    }),
  }) as unknown as Pick<SiteContext, 'call' | 'locale'>

test.each([
  ['ku', ['ckb', 'ar'], ['ماڵی قەڵا', 'بيت القلعة']],
  ['ar', ['ar', 'ckb'], ['بيت القلعة', 'ماڵی قەڵا']],
] as const)('a driver in a street of %s reads that first, whatever the guest reads', async (street, tags, titles) => {
  const driver = await loadDriver(siteIn(street), 7)
  expect(driver.sides.map(({ tag }) => tag)).toEqual(tags)
  expect(driver.sides.map(({ title }) => title)).toEqual(titles)
  expect(driver).toMatchObject({ place: '36.19110, 44.00920', phone: { href: 'tel:+9647000001000' } })
  expect(driver.apps.links.map(({ href }) => href).every((href) => href.includes('36.19110'))).toBe(true)
})
