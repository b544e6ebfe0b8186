import { describe, expect, inject, test } from 'vitest'
import { ask } from '../support/api.ts'
import { openPage } from '../support/browser.ts'

const site = inject('site')

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const onPages = {
  ...everywhere,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

const withCamera = { ...onPages, 'permissions-policy': expect.stringContaining('camera=(self), microphone=()') }

const policyOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ')
      return [name, values.join(' ')]
    }),
  )

describe('every answer carries the headers', () => {
  test.each([
    ['a page', '/', 200, onPages],
    ['a kept page', '/', 200, onPages],
    ['a page with a query of its own', '/?from=mail', 200, onPages],
    ['a missing page', '/no/such/page', 404, onPages],
    ['the page of businesses', '/ku/business', 200, withCamera],
    ['a page that only begins like it', '/businesses', 404, onPages],
    ['the API', '/services/api/locations', 200, everywhere],
    ['a refusal of the API', '/services/api/public/events/999999', 404, everywhere],
    ['the API’s own page', '/services/api/docs', 200, onPages],
    ['a file', '/icon.svg', 200, everywhere],
    ['the state of the server', '/health', 200, everywhere],
  ])('%s', async (_, path, status, headers) => {
    const response = await fetch(site + path)
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(headers)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toBeTruthy()
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|\*/)
    expect(response.headers.get('x-powered-by')).toBeNull()
    expect(response.headers.get('server')).toBeNull()
  })
})

test('a page may run only its own scripts, and be framed by nobody', async () => {
  const policy = policyOf(await fetch(site))
  expect(policy['default-src']).toBe("'self'")
  expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/)
  expect(policy['style-src']).toMatch(/^'self'( 'sha256-[\w+/]{43}=')*$/)
  expect(policy).toMatchObject({ 'object-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" })
})

test('answers that are not pages run and show nothing', async () => {
  expect(policyOf(await fetch(`${site}/services/api/locations`))['default-src']).toBe("'none'")
})

test('a script that got into the HTML is refused', async () => {
  const { page, context, errors } = await openPage()
  const harm = '<script>window.harm = 1</script><img src="/none.png" onerror="window.harm = 2">'
  await context.route('**/about', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<main', `${harm}<main`) })
  })
  await page.goto('/about')
  await page.locator('img[src="/none.png"]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'harm' in window)).toBe(false)
  const refused = () => errors.list().filter((error) => error.includes('script-src')).length
  await expect.poll(refused).toBeGreaterThanOrEqual(2)
})

test('the cookie of a visit is not for scripts, nor for other sites', async () => {
  const { id } = (await ask('/public/advertisements')).data[0] ?? {}
  const response = await fetch(`${site}/services/api/public/advertisements/${id}/views`)
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^safar_visit=.*; HttpOnly/)
  expect(cookie).toContain('SameSite=Lax')
})

test('another site may not read the API with a visitor’s cookies', async () => {
  const response = await fetch(`${site}/services/api/locations`, { headers: { origin: 'https://example.org' } })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})
