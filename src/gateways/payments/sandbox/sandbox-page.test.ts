import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { locales } from '../../../domain/text/locale.ts'
import { request } from '../testing/request.ts'
import { parseSandboxForm, renderSandboxPage } from './sandbox-page.ts'
import { choices, failures, type SandboxPayment } from './sandbox-payment.ts'
import { sandboxText } from './sandbox-text.ts'

let payment: SandboxPayment
beforeEach(() => {
  const { customer: _, ...rest } = request
  payment = { ...rest, ref: 'sbx_1', status: 'open', refunds: [] }
})
const render = (changed: Partial<SandboxPayment> = {}, locale?: 'en' | 'ar' | 'ku') =>
  renderSandboxPage({ payment: { ...payment, ...changed }, locale, brand: 'سفر' })

describe('the page', () => {
  test.each([
    ['en', '<html lang="en" dir="ltr">', '25,000 IQD'],
    ['ar', '<html lang="ar" dir="rtl">', '\u206625,000\u2069 د.ع'],
    ['ku', '<html lang="ckb" dir="rtl">', '\u206625,000\u2069 د.ع'],
  ] as const)('in %s shows that it is a test, how much, what for and until when', (locale, root, amount) => {
    const { status, html } = render({}, locale)
    const text = sandboxText[locale]
    expect(status).toBe(200)
    for (const part of [root, text.mark, text.note, amount, request.description, '13:15']) expect(html).toContain(part)
    for (const choice of choices) expect(html).toContain(`<button name="choice" value="${choice}">`)
    for (const failure of failures) expect(html).toContain(text.failures[failure])
  })

  test('is in the language of the payment, and leads to the others', () => {
    const { html } = render()
    expect(html).toContain('<html lang="ar" dir="rtl">')
    for (const locale of locales) expect(html).toContain(`href="?lang=${locale}"`)
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  })

  test.each(
    locales.flatMap((locale) =>
      (['paid', 'failed', 'cancelled', 'expired'] as const).map((status) => [locale, status] as const),
    ),
  )('in %s, once %s, says so, offers the way back and nothing else', (locale, status) => {
    const { html } = render({ status }, locale)
    expect(html).toContain(`<h1>${sandboxText[locale].outcomes[status].title}</h1>`)
    expect(html).toContain(`href="${status === 'paid' ? request.successUrl : request.cancelUrl}"`)
    expect(html).toContain(sandboxText[locale].back('سفر'))
    expect(html).not.toContain('<form')
  })

  test('tells what was given back from what is paid', () => {
    const { refunded, paid } = sandboxText.ar.outcomes
    expect(render({ status: 'paid', refunds: [{ key: 'r', ref: 'r', amount: 25_000 }] }).html).toContain(refunded.title)
    expect(render({ status: 'paid', refunds: [{ key: 'r', ref: 'r', amount: 24_999 }] }).html).toContain(paid.title)
  })

  test.each(locales)('in %s, for nothing, is not found', (locale) => {
    const { status, html } = renderSandboxPage({ payment: null, locale, brand: 'Safar' })
    expect(status).toBe(404)
    expect(html).toContain(sandboxText[locale].missing.title)
    expect(html).not.toContain('<form')
  })

  test('shows what it was given as text', () => {
    const { html } = render({ description: `"><script>alert('1')</script>&` })
    expect(html).not.toContain('<script')
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;')
    const outcome = render({ status: 'paid', successUrl: 'https://safar.example/?a=1&b="' }).html
    expect(outcome).toContain('href="https://safar.example/?a=1&amp;b=&quot;"')
  })
})

describe('its policy', () => {
  const policyOf = (changed: Partial<SandboxPayment> = {}) => render(changed).headers['content-security-policy'] ?? ''

  test('allows the one style sheet, by the hash of what is there', () => {
    const [, style = ''] = render().html.match(/<style>([\s\S]*)<\/style>/) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(policyOf()).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
    expect(policyOf()).toContain("img-src 'self';")
    expect(render().html).toContain('<link rel="icon" href="/icon.svg">')
    expect(policyOf()).not.toMatch(/unsafe|script-src/)
    expect(render().html).not.toMatch(/<script| style=| on[a-z]+=/)
  })

  test('allows the form to go where the person is sent then, once each', () => {
    expect(policyOf()).toContain("form-action 'self' https://safar.example;")
    expect(policyOf({ cancelUrl: 'http://localhost:3000/x' })).toContain(
      "form-action 'self' https://safar.example http://localhost:3000;",
    )
  })

  test('keeps the page out of frames, caches and search', () => {
    expect(policyOf()).toContain("frame-ancestors 'none'")
    expect(render().headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  })
})

describe('the form', () => {
  test.each([
    ['choice=pay', { choice: 'pay', failures: [] }],
    ['failure=delayed&failure=duplicate&choice=decline', { choice: 'decline', failures: ['delayed', 'duplicate'] }],
    ['failure=lost&choice=expire&x=1', { choice: 'expire', failures: ['lost'] }],
    ['failure=all&choice=cancel', { choice: 'cancel', failures: [] }],
    ['choice=refund', null],
    ['choice=toString', null],
    ['', null],
    ['{"choice":"pay"}', null],
  ])('%s is %j', (body, expected) => expect(parseSandboxForm(body)).toEqual(expected))
})

test('every language has words of its own', () => {
  const flat = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(flat) : []
  const [en, ar, ku] = locales.map((locale) => flat(sandboxText[locale]))
  expect(ar?.filter((text) => en?.includes(text) || !/[\u0600-\u06ff]/.test(text))).toEqual([])
  expect(ku?.filter((text) => ar?.includes(text) || /[يكةىأإ]/.test(text))).toEqual([])
})
