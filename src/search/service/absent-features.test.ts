import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, masterKey, openTestClient, prefix, type TestClient } from './testing/service.ts'

let service: TestClient
let searchKey: string
beforeAll(async () => {
  service = await openTestClient()
  searchKey = await service.keyNamed('Default Search API Key')
  await service.client.createIndex('hotels').waitTask()
})
afterAll(() => service.close())

const send = async (method: string, path: string, key?: string, body: object = {}) => {
  const response = await service.app.inject({
    method: method as 'GET',
    url: prefix + path,
    headers: { ...(key === undefined ? {} : bearer(key)), 'content-type': 'application/json' },
    payload: method === 'GET' ? undefined : JSON.stringify(body),
  })
  return { status: response.statusCode, ...response.json<{ code: string; message: string }>() }
}

describe.each([
  ['POST', '/dumps'],
  ['POST', '/snapshots'],
  ['POST', '/export'],
  ['GET', '/chats'],
  ['GET', '/chats/one'],
  ['DELETE', '/chats/one'],
  ['POST', '/chats/one/chat/completions'],
  ['GET', '/chats/one/settings'],
  ['PATCH', '/chats/one/settings'],
  ['DELETE', '/chats/one/settings'],
  ['GET', '/indexes/hotels/settings/chat'],
  ['PATCH', '/indexes/hotels/settings/chat'],
  ['DELETE', '/indexes/hotels/settings/chat'],
  ['GET', '/webhooks'],
  ['POST', '/webhooks'],
  ['PATCH', '/webhooks/627ea538-733d-4545-8d2d-03526eb381ce'],
  ['GET', '/network'],
  ['PATCH', '/network'],
  ['POST', '/indexes/hotels/compact'],
  ['POST', '/tasks/compact'],
  ['POST', '/render-template'],
  ['POST', '/dynamic-search-rules'],
  ['PATCH', '/dynamic-search-rules/one'],
  ['GET', '/indexes/hotels/settings/foreign-keys'],
  ['PUT', '/indexes/hotels/settings/foreign-keys'],
  ['GET', '/indexes/hotels/settings/vector-store'],
  ['POST', '/indexes/hotels/documents/edit'],
  ['GET', '/tasks/0/documents'],
  ['GET', '/metrics'],
  ['POST', '/logs/stream'],
])('%s %s', (method, path) => {
  test('looks at the key before it says that it is not offered', async () => {
    expect(await send(method, path)).toMatchObject({ status: 401, code: 'missing_authorization_header' })
    expect(await send(method, path, searchKey)).toMatchObject({ status: 403, code: 'invalid_api_key' })
    const refused = await send(method, path, masterKey)
    expect(refused).toMatchObject({ status: 400, code: 'feature_not_enabled' })
    expect(refused.message).toMatch(/ are not offered by this service\.$/)
  })
})

test('a key may be given the right to what is not offered', async () => {
  const { key } = await service.client.createKey({
    actions: ['dynamicSearchRules.get' as never],
    indexes: ['*'],
    expiresAt: null,
  })
  expect(await send('GET', '/dynamic-search-rules/one', key)).toMatchObject({ code: 'feature_not_enabled' })
  expect(await send('PATCH', '/dynamic-search-rules/one', key)).toMatchObject({ code: 'invalid_api_key' })
})

test.each([
  ['chat', { description: 'a hotel' }],
  ['foreignKeys', [{ foreignIndexUid: 'cities', fieldName: 'city' }]],
  ['vectorStore', 'stable'],
])('the setting %s is known, and not offered', async (name, value) => {
  const path = '/indexes/hotels/settings'
  expect(await send('PATCH', path, masterKey, { [name]: value })).toMatchObject({
    status: 400,
    code: 'feature_not_enabled',
    message: expect.stringMatching(/ are not offered by this service\.$/),
  })
  expect(await send('PATCH', path, masterKey, { [name]: null, stopWords: ['the'] })).toMatchObject({
    type: 'settingsUpdate',
  })
})

test('a flag that does nothing here is given back as it was set, and opens nothing', async () => {
  const { client } = service
  expect(await client.updateExperimentalFeatures({ network: true })).toMatchObject({ network: true })
  expect(await client.getExperimentalFeatures()).toMatchObject({ network: true, metrics: false })
  expect(await send('GET', '/network', masterKey)).toMatchObject({ code: 'feature_not_enabled' })
  await client.updateExperimentalFeatures({ network: false })
})
