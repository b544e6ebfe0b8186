import pg from 'pg'
import { expect, inject, test } from 'vitest'

const get = async (path: string) => {
  const response = await fetch(inject('site') + path)
  return { tag: response.headers.get('etag'), html: await response.text() }
}

test('a kept page is answered again and again, until what it shows has changed', async () => {
  const database = new pg.Client({ connectionString: inject('database') })
  await database.connect()
  // Content on no list, so that tests that compare two lists do not see one with it and one without.
  const { rows } = await database.query('select id, description from properties order by id desc limit 1')
  const [{ id, description }] = rows
  const path = `/ku/properties/${id}`
  try {
    const before = await get(path)
    expect(before.html).not.toContain('دەقێکی نوێ')
    // Others change things meanwhile, which make it anew; between two changes it is the same.
    const twice = async () => new Set([(await get(path)).tag, (await get(path)).tag]).size
    await expect.poll(twice).toBe(1)
    const changed = { ...description, ku: 'دەقێکی نوێ' }
    await database.query('update properties set description = $2 where id = $1', [id, changed])
    await expect.poll(async () => (await get(path)).html).toContain('دەقێکی نوێ')
  } finally {
    await database.query('update properties set description = $2 where id = $1', [id, description])
    await database.end()
  }
})
