import { expect, inject, test } from 'vitest'
import { query } from '../support/booking.ts'
import { openPage } from '../support/browser.ts'
import { cookieName, createClient, goodPassword, newAddress } from '../support/client.ts'
import { dialogOf } from '../support/sign-in-dialog.ts'
import { openSignedIn } from '../support/signed-in.ts'

test('after a sign-in no secret is where script or others could find it', async () => {
  const { phone } = await createClient().signUp()
  const visit = await openPage({ width: 390 })
  const { page, context } = visit
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  const addresses: string[] = []
  const tokens = new Set<string>()
  const answers: Promise<unknown>[] = []
  context.on('request', (request) => {
    addresses.push(request.url(), request.headers().referer ?? '')
    const bearer = request.headers().authorization?.replace('Bearer ', '')
    if (bearer?.startsWith('ey')) tokens.add(bearer)
  })
  context.on('response', (response) => {
    if (/\/api\/(verify|refresh)/.test(response.url()))
      // A response during navigation belongs to no page; its data is in the calls that follow.
      answers.push(
        response.json().then(
          ({ accessToken }) => tokens.add(accessToken),
          () => null,
        ),
      )
  })
  const { open, login } = dialogOf(visit)
  await visit.go('/about')
  await open()
  await login(phone)
  await page.locator('header [data-personal] a[href="/account"]').click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const own = await visit.go('/account/profile#notifications')
  await page.getByRole('switch').or(page.getByRole('checkbox')).first().click()
  await page.locator('[data-alerts] [role=status]').first().waitFor()
  await Promise.all(answers)

  const cookie = (await context.cookies()).find(({ name }) => name === cookieName)
  expect(cookie).toMatchObject({ httpOnly: true, secure: false, sameSite: 'Lax', path: '/' })
  const secrets = [...tokens, cookie?.value ?? '', goodPassword]
  expect(tokens.size).toBeGreaterThan(0)
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(10)

  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookie: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    history: history.state,
    window: Object.values(window).filter((value) => typeof value === 'string'),
  }))
  const places = { ...stored, addresses, page: await own.text(), dom: await page.content() }
  for (const [place, what] of Object.entries(places))
    for (const secret of secrets) expect(JSON.stringify(what).includes(secret), `a secret is in ${place}`).toBe(false)
  expect(JSON.stringify([stored.local, stored.session])).not.toMatch(/ey[\w-]{20,}\./)
  expect(stored.databases).toEqual([])
})

test.each(['/account', '/account/profile', '/'])('the policy of %s allows no inline script', async (path) => {
  const client = createClient()
  await client.signUp()
  const response = await fetch(inject('site') + path, { headers: { cookie: `${cookieName}=${client.cookie()}` } })
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/; script-src 'self'( 'sha256-[\w+/]{43}=')+; /)
  expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|\*/)
  expect(policy).toMatch(/frame-ancestors 'none'/)
})

test('a name with HTML is text wherever it stands', async () => {
  const name = `Layla <img src=x onerror="window.hacked=1">`
  const visit = await openSignedIn()
  expect((await visit.client.customer('PUT', 'self', visit.accessToken, { name })).status).toBe(400)
  // Names may be older than the rule that refuses them.
  await query('update customers set name = $1 where account_id = (select id from accounts where phone = $2)', [
    name,
    visit.phone,
  ])
  await visit.go('/account')
  await visit.page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await visit.page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(visit.errors.list()).toEqual([])
})

test('nothing of a hostile message from the server runs', async () => {
  const hostile = [
    '<b>Bold</b>',
    '<script>window.hacked=1</script>',
    '<img src="/no-such.png" onerror="window.hacked=1">',
    '<svg onload="window.hacked=1"><a href="javascript:window.hacked=1">one</a></svg>',
    '<a href="javascript:window.hacked=1">two</a>',
    '<a href=" jAvA\tScRiPt:window.hacked=1">three</a>',
    '<a href="data:text/html,<script>window.hacked=1</script>">four</a>',
    '<a href="vbscript:window.hacked=1" onclick="window.hacked=1">five</a>',
    '<p style="position:fixed;inset:0" onmouseover="window.hacked=1">six</p>',
    '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
    '<form action="javascript:window.hacked=1"><button>seven</button></form>',
    '<math><mtext><style><img src=x onerror=window.hacked=1></style></mtext></math>',
  ].join(' ')
  const visit = await openSignedIn()
  const { page } = visit
  await visit.go('/account/profile#notifications')
  await page.route('**/customer/auth/self?*', (route) =>
    route.fulfill({ status: 400, json: { statusCode: 400, code: 'INVALID_INPUT', message: hostile } }),
  )
  await page.getByRole('switch').or(page.getByRole('checkbox')).first().click()
  const alert = page.locator('[data-alerts] [role=alert]')
  await alert.locator('b', { hasText: 'Bold' }).waitFor()
  const found = await alert.evaluate((element) =>
    [...element.querySelectorAll('*')].flatMap(({ localName, attributes }) => [
      ...(/^(script|img|iframe|form|math|style|object)$/.test(localName) ? [localName] : []),
      ...[...attributes]
        .filter(({ name, value }) => /^on/.test(name) || (name === 'href' && !/^(https?:|\/)/.test(value)))
        .map(({ name, value }) => `${name}=${value}`),
    ]),
  )
  expect(found).toEqual([])
  await alert.evaluate((element) => {
    for (const part of element.querySelectorAll('*')) part.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/account/profile')
})
