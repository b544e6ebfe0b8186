import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { locales } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { stockText } from '../../src/i18n/messages/stock.ts'
import { reusePage } from '../support/browser.ts'
import { casesIn } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'
import { expectHealthy } from '../support/page-health.ts'

const database = new pg.Client({ connectionString: inject('database') })
beforeAll(() => database.connect())
afterAll(() => database.end())

describe.each(casesIn('ku', locales))('what is sold out, in %s', (locale) => {
  test('is said on its card, and one tap leaves it out', async () => {
    const visit = await reusePage({ locale, width: 390 })
    const { page } = visit
    // They are the last ones of the last page.
    await visit.go('/events?page=2')
    // A list that comes after a tap moves the cards, sooner or later: only a document's own shifts count.
    await expectHealthy(visit, { skip: ['axe'] })
    const soldOut = page.locator('main article').filter({ hasText: messages[locale].event.soldOut })
    const title = (await soldOut.first().locator('h2').textContent()) ?? ''
    expect(title).not.toBe('')
    expect(await page.locator('main ul[aria-busy] article').last().textContent()).toContain(
      messages[locale].event.soldOut,
    )
    await page.getByRole('link', { name: stockText[locale].available, exact: true }).click()
    await page.waitForURL(`**${localPath(locale, '/events?available=true')}`)
    await expect.poll(() => page.getByRole('heading', { level: 2, name: title, exact: true }).count()).toBe(0)
    expect(await soldOut.count()).toBe(0)
    await expectHealthy(visit, { skip: ['shift'] })
    await page.getByRole('link', { name: stockText[locale].available, exact: true }).click()
    await page.waitForURL(`**${localPath(locale, '/events')}`)
  })
})

test('the last place of an Umrah is told on the list at once, and so is the first that comes back', async () => {
  // The last one: other journeys take the first.
  const { rows } = await database.query(
    `select s.id, u.title ->> 'en' as title, t.key as type
       from sales s join umrah_packages u on u.id = s.umrah_package_id join umrah_types t on t.id = u.type_id
       where exists (select from stocks where sale_id = s.id and taken < capacity and closes_at > now() + interval '1 day')
       order by u.id desc limit 1`,
  )
  const [{ id, title, type }] = rows
  const cardOf = async () => {
    const html = await (await fetch(`${inject('site')}/umrah/type/${type}`)).text()
    const cards = html.slice(html.indexOf('<main'), html.indexOf('</main>')).split('<article')
    return cards.find((card) => card.includes(title)) ?? ''
  }
  expect(await cardOf()).not.toContain(stockText.en.tourSoldOut)
  const last = await database.query(
    `with free as (select id, capacity - taken as places from stocks where sale_id = $1 for update)
     update stocks set taken = capacity from free where free.id = stocks.id returning stocks.id, free.places`,
    [id],
  )
  try {
    await expect.poll(cardOf).toContain(stockText.en.tourSoldOut)
  } finally {
    // The number taken here: another test may have given one back.
    for (const { id, places } of last.rows)
      await database.query('update stocks set taken = taken - $2 where id = $1', [id, places])
  }
  await expect.poll(cardOf).not.toContain(stockText.en.tourSoldOut)
})
