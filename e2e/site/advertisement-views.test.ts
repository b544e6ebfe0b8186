import pg from 'pg'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { toVisitorKey } from '../../src/api/visit.ts'
import { ask } from '../support/api.ts'
import { isReady, openPage } from '../support/browser.ts'
import { newAddress } from '../support/client.ts'
import { testInSoak } from '../support/locale-sample.ts'

let database: pg.Client
beforeAll(async () => {
  database = new pg.Client({ connectionString: inject('database') })
  await database.connect()
})
afterAll(() => database.end())

const visitOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'safar_visit')?.value

/**
 * Brings every card on the screen and waits until each has been counted, or would have been. From before the page is there: one that comes
 * back to where it was left shows its cards at once.
 */
async function seeCards(page: Page, ids: number[], open: () => Promise<unknown>): Promise<void> {
  const counted = ids.map((id) =>
    page.waitForResponse((response) => response.url().includes(`/advertisements/${id}/views`)),
  )
  await open()
  await isReady(page)
  for (const link of await page.locator('main section:has(.card-link) article:has(span[aria-hidden])').all())
    await link.scrollIntoViewIfNeeded()
  for (const response of await Promise.all(counted)) expect(response.status()).toBe(200)
}

async function seenBy(id = '', address: string): Promise<number[]> {
  const salts = await database.query('select salt from visit_salts')
  const keys = salts.rows.map(({ salt }) => toVisitorKey({ id, address }, salt))
  const seen = await database.query(
    'select advertisement_id as id from advertisement_visits where visit_id = any($1::uuid[]) order by 1',
    [keys],
  )
  return seen.rows.map(({ id }) => id)
}

/** Visitors at the same address may be taken for one: these have one each. */
async function openAt(address: string, input?: Parameters<typeof openPage>[0]) {
  const visit = await openPage(input)
  await visit.context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  return visit
}

/** Other tests look at the first page too, so the sums are checked by the visits they stand for, in one reading. */
const sums = async (ids: number[]) =>
  (
    await database.query(
      `select views::int, (select count(*)::int from advertisement_visits v where v.advertisement_id = a.advertisement_id) as visits
       from advertisement_views a where advertisement_id = any($1)`,
      [ids],
    )
  ).rows as { views: number; visits: number }[]

testInSoak('an advertisement that was seen counts once a visitor', async () => {
  const ids = (await ask('/public/advertisements/home_card')).data.map(({ id }) => id).sort((a, b) => a - b)
  expect(ids.length).toBeGreaterThan(0)

  const [one, other] = [newAddress(), newAddress()]
  const first = await openAt(one)
  await seeCards(first.page, ids, async () => {
    await first.go('/')
    expect(await visitOf(first.context)).toBeUndefined()
  })
  const visit = await visitOf(first.context)
  expect(await seenBy(visit, one)).toEqual(ids)

  await seeCards(first.page, ids, () => first.page.reload())
  expect(await visitOf(first.context)).toBe(visit)

  const second = await openAt(other, { locale: 'ar', width: 390 })
  await seeCards(second.page, ids, () => second.go('/'))
  expect(await visitOf(second.context)).not.toBe(visit)
  expect(await seenBy(await visitOf(second.context), other)).toEqual(ids)

  const counted = await sums(ids)
  expect(counted.length).toBe(ids.length)
  for (const { views, visits } of counted) expect(views).toBe(visits)
})
