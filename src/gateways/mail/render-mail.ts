import {
  isOptionalMail,
  type MailContent,
  type MailFact,
  type MailKind,
  type MailLink,
  maxSubject,
} from '../../domain/accounts/mail.ts'
import type { Locale } from '../../domain/text/locale.ts'
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
  /** The base of its paths. */
  publicUrl: string
  /** The page that turns this kind of mail off, or removes the address of a reader who is not the customer. */
  ending: string | null
}

/** Nothing in it is fetched: no pictures, no fonts, no styles of elsewhere. */
export function renderMail(mail: Written): MailText {
  return { subject: toSubject(mail.content), text: toText(mail), html: toHtml(mail) }
}

/** One line of at most 60 characters: the title is cut, the number never. */
function toSubject({ title, number }: MailContent): string {
  const ending = number === undefined ? '' : ` · ${number}`
  const line = title.replace(/[\p{Cc}\u2028\u2029\u2066-\u2069]+/gu, ' ').trim()
  const room = maxSubject - ending.length
  return (line.length > room ? `${line.slice(0, room - 1).trimEnd()}…` : line) + ending
}

const urlOf = ({ publicUrl, language }: Written, path: string): string => publicUrl + localPath(language, path)

const linksOf = ({ action, links = [] }: MailContent): MailLink[] => [...(action ? [action] : []), ...links]

function footerOf({ kind, language }: Written): string {
  const texts: Messages = mailTexts[language]
  if (isOptionalMail(kind)) return texts.optional[kind]
  if (kind === 'address') return texts.address
  return kind === 'address-left' ? texts.addressLeft : texts.needed
}

const endingLabelOf = ({ kind, language }: Written): string =>
  isOptionalMail(kind) ? mailTexts[language].unsubscribe : mailTexts[language].disown

const isRightToLeft = (language: Locale): boolean => localeFacts[language].direction === 'rtl'

function toText(mail: Written): string {
  const { content, language, ending } = mail
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
  const links = linksOf(content).map(({ label, path }) => `${write(label)}:\n${urlOf(mail, path)}`)
  const last = ending === null ? '' : `\n\n${write(endingLabelOf(mail))}:\n${ending}`
  const parts = [write(content.title), ...content.paragraphs.map(write), ...tables, ...links]
  return `${parts.join('\n\n')}\n\n-- \n${brandNames[language]}\n${write(footerOf(mail))}${last}\n`
}

function isolateText(text: string, direction: 'ltr' | 'auto' | null): string {
  if (direction === null) return text
  return `${direction === 'ltr' ? '\u2066' : '\u2068'}${text}\u2069`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark)

/** Inline, since some readers drop what stands in the head; the dark colours stand there alone, for those that keep it. */
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
    'padding:6px 0;padding-inline-end:12px;border-bottom:1px solid #e4dacb;text-align:start;vertical-align:top;color:#55596a;font-weight:normal',
  value: 'padding:6px 0;border-bottom:1px solid #e4dacb;text-align:end;vertical-align:top',
  button:
    'display:inline-block;margin:20px 0 0;padding:12px 20px;border-radius:10px;background:#1c4b9c;color:#ffffff;text-decoration:none;font-weight:bold',
  link: 'color:#1c4b9c',
  footer: 'max-width:600px;margin:0 auto;padding:16px 24px;font-size:13px;line-height:1.6;color:#55596a',
} as const

const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.ground{background:#10151f!important;color:#eef1f6!important}
.sheet{background:#18202d!important;border-color:#333d4d!important}.line{border-color:#333d4d!important}
.strong{color:#eef1f6!important}.soft{color:#b3bccb!important}.brand,.link{color:#9dbcff!important}}`

function toHtml(mail: Written): string {
  const { content, language, ending } = mail
  const { direction, tag } = localeFacts[language]
  const write = (text: string): string => writeHtml(text, isRightToLeft(language))
  const tables = (content.tables ?? [])
    .map(({ heading, facts }) =>
      tableOf(facts, write, heading === null ? '' : `<h2 style="${style.heading}">${write(heading)}</h2>`),
    )
    .join('')
  const links = linksOf(content)
    .map((link, index) => {
      const looks = index === 0 ? `style="${style.button}"` : `class="link" style="${style.link}"`
      return `<p style="${style.text}"><a href="${escapeHtml(urlOf(mail, link.path))}" ${looks}>${write(link.label)}</a></p>`
    })
    .join('')
  const last =
    ending === null
      ? ''
      : `<br><a class="link" href="${escapeHtml(ending)}" style="${style.link}">${write(endingLabelOf(mail))}</a>`
  const paragraphs = content.paragraphs.map((text) => `<p style="${style.text}">${write(text)}</p>`).join('')
  // Some readers drop <html> and <body>: the direction and the language are said once more inside.
  return `<!doctype html>
<html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(toSubject(content))}</title><style>${darkStyle}</style></head>
<body class="ground" style="${style.ground}"><div class="ground" lang="${tag}" dir="${direction}" style="${style.font};padding:16px 8px">
<div class="sheet" style="${style.sheet}"><div class="brand" style="${style.brand}">${write(brandNames[language])}</div>
<div style="${style.body}"><h1 style="${style.title}">${write(content.title)}</h1>
${paragraphs}${tables}${links}</div></div>
<div class="soft" style="${style.footer}">${write(footerOf(mail))}${last}</div></div></body></html>
`
}

function tableOf(facts: MailFact[], write: (text: string) => string, heading: string): string {
  const rows = facts.map(({ label, value, look }) => {
    const weight = look === 'total' ? ';font-weight:bold;color:#151a24' : ''
    const whole = look ? ';white-space:nowrap' : ''
    const tone = look === 'total' ? 'strong' : 'soft'
    const head = `<th scope="row" class="line ${tone}" style="${style.label}${weight}">${write(label)}</th>`
    return `<tr>${head}<td class="line strong" style="${style.value}${weight}${whole}"><bdi>${write(value)}</bdi></td></tr>`
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
