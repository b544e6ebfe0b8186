import type { Locale } from '../../domain/locale.ts'
import { isOptionalMail, type MailContent, type MailFact, type MailKind } from '../../domain/mail.ts'
import { brandNames } from '../../i18n/brand-names.ts'
import { localeFacts, localPath } from '../../i18n/locale-facts.ts'
import { type MailText as Messages, mailTexts } from '../../i18n/messages/mail.ts'
import { toRuns } from './text-runs.ts'

/** One message, twice: as text and as HTML. */
export type MailText = { subject: string; text: string; html: string }

type Written = {
  kind: MailKind
  language: Locale
  content: MailContent
  /** Where its paths begin. */
  publicUrl: string
  /** Where this kind of mail is turned off. */
  unsubscribe: string | null
}

/** Nothing in it is fetched: no pictures, no fonts, no styles of elsewhere. */
export function renderMail(mail: Written): MailText {
  return { subject: toSubject(mail.content.title), text: toText(mail), html: toHtml(mail) }
}

/** A subject is one line, whatever the name of a property says. */
const toSubject = (title: string): string =>
  title
    .replace(/[\p{Cc}\u2028\u2029\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, 200)

const urlOf = ({ publicUrl, language }: Written, path: string): string => publicUrl + localPath(language, path)

function footerOf({ kind, language }: Written): string {
  const texts: Messages = mailTexts[language]
  if (isOptionalMail(kind)) return texts.optional[kind]
  if (kind === 'address') return texts.address
  return kind === 'address-left' ? texts.addressLeft : texts.needed
}

const isRightToLeft = (language: Locale): boolean => localeFacts[language].direction === 'rtl'

function toText(mail: Written): string {
  const { content, language, unsubscribe } = mail
  const write = (text: string): string =>
    toRuns(text, isRightToLeft(language))
      .map(({ text, direction }) => isolateText(text, direction))
      .join('')
  const tables = (content.tables ?? []).flatMap(({ heading, facts }) => [
    [
      ...(heading === null ? [] : [write(heading)]),
      ...facts.map(({ label, value }) => `${write(label)}: ${write(value)}`),
    ].join('\n'),
  ])
  const action = content.action && `${write(content.action.label)}:\n${urlOf(mail, content.action.path)}`
  const ending = unsubscribe === null ? '' : `\n\n${mailTexts[language].unsubscribe}:\n${unsubscribe}`
  const parts = [write(content.title), ...content.paragraphs.map(write), ...tables, ...(action ? [action] : [])]
  return `${parts.join('\n\n')}\n\n-- \n${brandNames[language]}\n${write(footerOf(mail))}${ending}\n`
}

function isolateText(text: string, direction: 'ltr' | 'auto' | null): string {
  if (direction === null) return text
  return `${direction === 'ltr' ? '\u2066' : '\u2068'}${text}\u2069`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark)

const style = {
  ground: 'margin:0;padding:0;background:#fbf7f0',
  sheet: 'max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #e4dacb;border-radius:12px',
  font: 'font-family:Vazirmatn,Tahoma,Arial,sans-serif;font-size:16px;line-height:1.7;color:#151a24',
  brand: 'padding:20px 24px 0;font-weight:bold;color:#1c4b9c',
  body: 'padding:8px 24px 24px',
  title: 'margin:0 0 12px;font-size:22px;line-height:1.4',
  text: 'margin:0 0 12px',
  heading: 'margin:20px 0 6px;font-size:17px',
  label:
    'padding:6px 0;border-bottom:1px solid #e4dacb;text-align:start;vertical-align:top;color:#55596a;font-weight:normal',
  value: 'padding:6px 0;border-bottom:1px solid #e4dacb;text-align:end;vertical-align:top',
  button:
    'display:inline-block;margin:12px 0 0;padding:12px 20px;border-radius:10px;background:#1c4b9c;color:#ffffff;text-decoration:none;font-weight:bold',
  footer: 'max-width:600px;margin:0 auto;padding:16px 24px;font-size:13px;line-height:1.6;color:#55596a',
} as const

function toHtml(mail: Written): string {
  const { content, language, unsubscribe } = mail
  const { direction, tag } = localeFacts[language]
  const write = (text: string): string => writeHtml(text, isRightToLeft(language))
  const tables = (content.tables ?? [])
    .map(({ heading, facts }) =>
      tableOf(facts, write, heading === null ? '' : `<h2 style="${style.heading}">${write(heading)}</h2>`),
    )
    .join('')
  const action = content.action
    ? `<p style="${style.text}"><a href="${escapeHtml(urlOf(mail, content.action.path))}" style="${style.button}">${write(content.action.label)}</a></p>`
    : ''
  const ending =
    unsubscribe === null
      ? ''
      : `<br><a href="${escapeHtml(unsubscribe)}" style="color:#1c4b9c">${write(mailTexts[language].unsubscribe)}</a>`
  const paragraphs = content.paragraphs.map((text) => `<p style="${style.text}">${write(text)}</p>`).join('')
  // Some readers drop <html> and <body>: the direction and the language are said once more inside.
  return `<!doctype html>
<html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(toSubject(content.title))}</title></head>
<body style="${style.ground}"><div lang="${tag}" dir="${direction}" style="${style.font};padding:16px 8px">
<div style="${style.sheet}"><div style="${style.brand}">${write(brandNames[language])}</div>
<div style="${style.body}"><h1 style="${style.title}">${write(content.title)}</h1>
${paragraphs}${tables}${action}</div></div>
<div style="${style.footer}">${write(footerOf(mail))}${ending}</div></div></body></html>
`
}

function tableOf(facts: MailFact[], write: (text: string) => string, heading: string): string {
  const rows = facts.map(({ label, value, isTotal = false }) => {
    const weight = isTotal ? ';font-weight:bold;color:#151a24' : ''
    return `<tr><th scope="row" style="${style.label}${weight}">${write(label)}</th><td style="${style.value}${weight}"><bdi>${write(value)}</bdi></td></tr>`
  })
  return `${heading}<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.join('')}</table>`
}

const writeHtml = (input: string, isRtl: boolean): string =>
  toRuns(input, isRtl)
    .map(({ text, direction }) => {
      const safe = escapeHtml(text).replaceAll('\n', '<br>')
      if (direction === null) return safe
      return direction === 'ltr' ? `<bdi dir="ltr">${safe}</bdi>` : `<bdi>${safe}</bdi>`
    })
    .join('')
