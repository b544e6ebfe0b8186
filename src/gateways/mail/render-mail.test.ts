import { describe, expect, test } from 'vitest'
import { isMailKind, isOptionalMail, type MailContent, maxSubject } from '../../domain/accounts/mail.ts'
import { channelsOf } from '../../domain/accounts/notification.ts'
import { type Locale, locales } from '../../domain/text/locale.ts'
import { mailTexts } from '../../i18n/messages/mail.ts'
import { notificationTitles } from '../../i18n/messages/notification-titles.ts'
import { renderMail } from './render-mail.ts'

const publicUrl = 'https://safar.example'
const content: MailContent = {
  title: 'Accepted',
  number: 'K7M2PQ9X',
  paragraphs: ['حجز 4821، هاتف +964 770 000 0100'],
  tables: [{ heading: 'Price', facts: [{ label: 'Total', value: '$300', look: 'total' }] }],
  action: { label: 'Open', path: '/account/history/1' },
  links: [{ label: 'Receipt', path: '/account/invoices/2' }],
}
type More = { kind?: 'booking' | 'saved'; ending?: string | null; content?: MailContent }
const render = (language: Locale, more: More = {}) =>
  renderMail({ kind: 'booking', language, content, publicUrl, ending: null, ...more })

describe.each(locales)('a mail in %s', (language) => {
  const { text, html } = render(language)
  const prefix = { en: '', ar: '/ar', ku: '/ku' }[language]

  test('says its language and direction, also for readers that drop the outer elements', () => {
    const about = { en: 'lang="en" dir="ltr"', ar: 'lang="ar" dir="rtl"', ku: 'lang="ckb" dir="rtl"' }[language]
    expect(html).toContain(`<html ${about}>`)
    expect(html).toContain(`<div class="ground" ${about}`)
  })

  test('says the same as text and as HTML, with links to the canonical address', () => {
    for (const path of ['/account/history/1', '/account/invoices/2']) {
      expect(text).toContain(publicUrl + prefix + path)
      expect(html).toContain(`href="${publicUrl}${prefix}${path}"`)
    }
  })

  test('fetches nothing, and has colours for the dark', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe)|src=|url\(|@import/i)
    expect(html).toContain('prefers-color-scheme:dark')
  })

  test('keeps numbers, phones and prices from turning the words around them', () => {
    if (language === 'en') return expect(text).toContain('+964 770 000 0100')
    for (const run of ['4821', '+964 770 000 0100', '$300']) {
      expect(html).toContain(`<bdi dir="ltr">${run}</bdi>`)
      expect(text).toContain(`\u2066${run}\u2069`)
    }
  })

  test('has a link that ends it only where nobody needs it, and otherwise says why', () => {
    const { needed, optional, unsubscribe, disown } = mailTexts[language]
    expect(text).toContain(needed)
    const link = `${publicUrl}/email/unsubscribe/saved/x`
    const other = render(language, { kind: 'saved', ending: link })
    expect(other.text).toContain(`${unsubscribe}:\n${link}`)
    expect(other.html).toContain(`href="${link}"`)
    expect(other.text).toContain(optional.saved)
    // A reader who is not the customer has a way out.
    expect(render(language, { ending: link }).html).toContain(`${disown}</a>`)
  })

  test('has a subject of 60 characters at most that names everything, whatever it tells', () => {
    for (const title of Object.values(notificationTitles[language]))
      expect(render(language, { content: { ...content, title } }).subject).toBe(`${title} · K7M2PQ9X`)
    for (const { title } of [mailTexts[language].confirm, mailTexts[language].left])
      expect(title.length).toBeLessThanOrEqual(maxSubject)
  })
})

describe('what others have written', () => {
  const name = '<img src=x onerror=alert(1)>"\'&\r\nBcc: thief@example.org'
  const { subject, html } = render('en', { content: { ...content, title: name, paragraphs: [name] } })

  test('is text in the HTML', () => {
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  })

  test('is cut in the subject, on one line, and the number stays', () => {
    expect(subject).toHaveLength(maxSubject)
    expect(subject).toMatch(/^<img src=x [^\r\n]*… · K7M2PQ9X$/)
  })
})

test('each kind of news that is mailed is a kind of mail, and what is optional has its link', () => {
  for (const [kind, { mail }] of Object.entries(channelsOf)) {
    expect(isMailKind(kind)).toBe(mail !== 'never')
    expect(isOptionalMail(kind)).toBe(mail === 'optional')
  }
})
