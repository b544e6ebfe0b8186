import { type Locale, locales } from '../../../domain/text/locale.ts'
import { toClock } from '../../../domain/time/day.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { localeFacts } from '../../../i18n/locale-facts.ts'
import { toSandboxReturnUrl } from './sandbox-bank.ts'
import {
  choices,
  failures,
  isRefunded,
  type NoticeFailure,
  type SandboxChoice,
  type SandboxPayment,
} from './sandbox-payment.ts'
import { sandboxStyle, toSandboxPolicy } from './sandbox-style.ts'
import { sandboxText } from './sandbox-text.ts'

type Page = { status: number; headers: Record<string, string>; html: string }

/** `locale`: what the reader has chosen on the page, by `?lang=`; otherwise it is the payment's. `brand`: the shop's name. */
type SandboxPageInput = { payment: SandboxPayment | null; locale?: Locale; brand: string }

type Reader = { locale: Locale; brand: string }
type Outcome = keyof (typeof sandboxText)[Locale]['outcomes']

/** The form posts to the page's own address, so that it needs to know none. */
export function renderSandboxPage({ payment, locale = payment?.locale ?? 'en', brand }: SandboxPageInput): Page {
  if (!payment) return toPage({ status: 404, locale, content: renderMissing(locale), formTargets: [] })
  const outcome = isRefunded(payment) ? 'refunded' : payment.status
  const content = outcome === 'open' ? renderForm(payment, locale) : renderOutcome(payment, outcome, { locale, brand })
  return toPage({ status: 200, locale, content, formTargets: [payment.successUrl, payment.cancelUrl] })
}

const isOneOf = <Name extends string>(names: readonly Name[], value: string | null): value is Name =>
  names.includes(value as Name)

/** The choice in a form's body. Null without one. */
export function parseSandboxForm(body: string): { choice: SandboxChoice; failures: NoticeFailure[] } | null {
  const fields = new URLSearchParams(body)
  const choice = fields.get('choice')
  if (!isOneOf(choices, choice)) return null
  return { choice, failures: fields.getAll('failure').filter((value) => isOneOf(failures, value)) }
}

function renderForm(payment: SandboxPayment, locale: Locale): string {
  const text = sandboxText[locale]
  const button = (choice: SandboxChoice, label: string) => `<button name="choice" value="${choice}">${label}</button>`
  return `<section><h1>${text.bank}</h1>${renderDetails(payment, locale)}
<form method="post">
<fieldset><legend>${text.failure}</legend>
${failures.map((failure) => `<label><input type="checkbox" name="failure" value="${failure}">${text.failures[failure]}</label>`).join('\n')}
</fieldset>
${button('pay', text.choices.pay(renderAmount(payment, locale)))}
${button('decline', text.choices.decline)}
${button('expire', text.choices.expire)}
${button('cancel', text.choices.cancel)}
</form></section>`
}

function renderOutcome(payment: SandboxPayment, outcome: Outcome, { locale, brand }: Reader): string {
  const { outcomes, back } = sandboxText[locale]
  const { title, text } = outcomes[outcome]
  return `<section><h1>${title}</h1><p>${text}</p>${renderDetails(payment, locale)}
<a class="back" href="${toHtml(toSandboxReturnUrl(payment))}">${toHtml(back(brand))}</a></section>`
}

const renderMissing = (locale: Locale): string => {
  const { title, text } = sandboxText[locale].missing
  return `<section><h1>${title}</h1><p>${text}</p></section>`
}

function renderDetails(payment: SandboxPayment, locale: Locale): string {
  const text = sandboxText[locale]
  const until =
    payment.status === 'open'
      ? `<div><dt>${text.until}</dt><dd><bdi dir="ltr">${toClock(payment.expiresAt)}</bdi> (${text.baghdadTime})</dd></div>`
      : ''
  return `<dl><div><dt>${text.amount}</dt><dd class="amount">${renderAmount(payment, locale)}</dd></div>
<div><dt>${text.purpose}</dt><dd><bdi>${toHtml(payment.description)}</bdi></dd></div>${until}</dl>`
}

const renderAmount = ({ amount }: SandboxPayment, locale: Locale): string =>
  toHtml(formatPrice(locale, { amount, currency: 'IQD' }))

type Parts = { status: number; locale: Locale; content: string; formTargets: string[] }

function toPage({ status, locale, content, formTargets }: Parts): Page {
  const text = sandboxText[locale]
  const { tag, direction } = localeFacts[locale]
  const links = locales.map((other) => {
    const { title, tag } = localeFacts[other]
    return `<a href="?lang=${other}" lang="${tag}"${other === locale ? ' aria-current="true"' : ''}>${title}</a>`
  })
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': toSandboxPolicy(formTargets),
      'cache-control': 'no-store',
      // The address gives the right to choose, so it must not leak.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
    html: `<!doctype html>
<html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.mark} · ${text.bank}</title><link rel="icon" href="/icon.svg"><style>${sandboxStyle}</style></head>
<body><header><p class="mark" role="note"><strong>${text.mark}</strong>${text.note}</p></header>
<main>${content}</main>
<nav aria-label="${text.languages}">${links.join('')}</nav></body></html>
`,
  }
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const toHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)
