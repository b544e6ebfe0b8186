import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findSearchDocuments } from '../../db/queries/search/search-documents.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addReceiver, openReception } from '../arrivals/testing/receiving.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const api = () => createApi({ db: database.db, accounts: testAccounts })
const read = () => api().dispatch('GET /user/properties/{id}', { locale: 'en', params: { id: '1' } })

test('a photograph comes before all drawings: on the page, in lists and in the search', async () => {
  const manager = await addMember(database.db)
  await addReceiver(database.db, manager, 1)
  const hasPhotograph = async () => (await openReception(api).list(manager)).properties.map((one) => one.hasPhotograph)
  const drawn = await read()
  expect(await hasPhotograph()).toEqual([false])

  const { rows } = await sql<{ url: string }>`
    insert into pictures (album_id, position, source, version, width, height, placeholder)
    select album_id, 99, '{"kind": "file", "name": "courtyard.jpg"}', 'v1', 1600, 1200, 'data:,' from properties where id = 1
    returning '/pictures/' || id || '-v1' as url`.execute(database.db)
  const url = rows[0]?.url
  const { picture, pictures } = await read()
  expect(picture.url).toBe(url)
  expect(pictures.map((one) => one.url)).toEqual([url, ...drawn.pictures.map((one) => one.url)])
  const { data } = await api().dispatch('GET /user/properties', { locale: 'en', query: { limit: '100' } })
  expect(data.find(({ id }) => id === 1)?.picture.url).toBe(url)
  const [document] = await findSearchDocuments(database.db, 'property', [1])
  expect(document).toMatchObject({ picture: { url } })
  expect(await hasPhotograph()).toEqual([true])
})
