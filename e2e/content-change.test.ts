import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'

const get = async (path: string) => {
  const response = await fetch(inject('site') + path)
  return { tag: response.headers.get('etag'), html: await response.text() }
}

test('a kept page is answered again and again, until what it shows has changed', async () => {
  const database = new pg.Client({ connectionString: inject('database') })
  await database.connect()
  // The last stay: no other journey leads there.
  const { rows } = await database.query('select id, title from properties order by id desc limit 1')
  const [{ id, title }] = rows
  const path = `/ku/properties/${id}`
  try {
    const before = await get(path)
    expect(before.html).toContain(title.ku)
    expect((await get(path)).tag).toBe(before.tag)
    await database.query('update properties set title = $2 where id = $1', [id, { ...title, ku: 'ناوێکی نوێ' }])
    await vi.waitFor(async () => expect((await get(path)).html).toContain('ناوێکی نوێ'), { timeout: 2_000 })
  } finally {
    await database.query('update properties set title = $2 where id = $1', [id, title])
    await database.end()
  }
})
