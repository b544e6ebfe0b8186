import fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountSaving, savesData } from './saving.ts'

test.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ cookie: 'safar_saving=on' }, true],
  [{ cookie: 'a=1; safar_saving=on; b=2' }, true],
  [{ cookie: 'safar_saving=off', 'save-data': 'on' }, false],
  [{ cookie: 'not_safar_saving=on' }, false],
  [{ cookie: 'safar_saving=always' }, false],
])('%j saves data: %s', (headers, isSaving) => {
  expect(savesData(headers)).toBe(isSaving)
})

async function press(path: string, headers: Record<string, string> = {}, publicUrl = 'https://safar.example') {
  const app = fastify()
  await mountSaving(app, publicUrl)
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { host: 'safar.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  return { status: answer.statusCode, location: answer.headers.location, cookie: answer.headers['set-cookie'] }
}

test('the switch is kept on the device and leads back to where it stood', async () => {
  expect(await press('/saving-data/on', { referer: 'https://safar.example/ku/properties?page=2' })).toEqual({
    status: 303,
    location: '/ku/properties?page=2',
    cookie: 'safar_saving=on; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
  })
  expect((await press('/saving-data/off')).cookie).toContain('safar_saving=off;')
  expect((await press('/saving-data/on', {}, 'http://localhost:3000')).cookie).not.toContain('Secure')
})

test.each([undefined, 'https://elsewhere.example/a', 'https://safar.example//elsewhere.example', 'no address'])(
  'the data saver on %s leads back to the first page',
  async (referer) => {
    expect((await press('/saving-data/on', referer ? { referer } : {})).location).toBe('/')
  },
)

test('another site cannot press it', async () => {
  expect((await press('/saving-data/on', { 'sec-fetch-site': 'cross-site' })).cookie).toBeUndefined()
})

test('the address to return to has a maximum length', async () => {
  const app = fastify()
  await mountSaving(app, 'https://safar.example')
  const answer = await app.inject({
    method: 'POST',
    url: '/saving-data/on',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a'.repeat(1_000),
  })
  expect(answer.statusCode).toBe(413)
})
