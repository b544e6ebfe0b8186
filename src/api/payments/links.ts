import type { PaymentRow } from '../../db/queries/orders/payments.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import type { Step } from './step.ts'

/** `secret`: of the link by which a part is paid. Its payer has no account, so all information is on the page of the link. */
type Place = {
  siteUrl: string
  locale: Locale
  order: number
  change?: number | null | undefined
  secret?: string | undefined
}

/** The path of a link's page, without the site. */
export const toPayPath = (locale: Locale, secret: string): string => localPath(locale, `/pay/${secret}`)

/** The return page for every outcome: it asks how the payment ended. */
export function toReturnUrl({ siteUrl, locale, order, change, secret }: Place): string {
  if (secret) return siteUrl + toPayPath(locale, secret)
  return `${siteUrl}${localPath(locale, '/payment/success')}?order=${order}${change ? `&change=${change}` : ''}`
}

/** Our own page for a bank that has none. */
const toQrUrl = ({ siteUrl, locale, order, change }: Place): string =>
  change
    ? toReturnUrl({ siteUrl, locale, order, change })
    : `${siteUrl}${localPath(locale, '/payment/qr')}?order=${order}`

export function toLink(
  siteUrl: string,
  { step, locale, order, change }: PaymentRow<Step>,
  secret?: string,
): string | null {
  const place = { siteUrl, locale, order, change, secret }
  switch (step?.kind) {
    case undefined:
      return null
    case 'redirect':
      return step.url
    case 'qr':
      return secret ? toReturnUrl(place) : toQrUrl(place)
    case 'none':
    case 'cash':
      return toReturnUrl(place)
  }
}
