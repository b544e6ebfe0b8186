import type { PaymentRow } from '../../db/queries/payments.ts'
import type { Locale } from '../../domain/locale.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import type { Step } from './step.ts'

type Place = { siteUrl: string; locale: Locale; order: number; change?: number | null | undefined }

/** Whatever came of it: the page there asks how it ended. */
export const toReturnUrl = ({ siteUrl, locale, order, change }: Place): string =>
  `${siteUrl}${localPath(locale, '/payment/success')}?order=${order}${change ? `&change=${change}` : ''}`

/** Our own page for a bank that has none. */
const toQrUrl = ({ siteUrl, locale, order, change }: Place): string =>
  change
    ? toReturnUrl({ siteUrl, locale, order, change })
    : `${siteUrl}${localPath(locale, '/payment/qr')}?order=${order}`

export function toLink(siteUrl: string, { step, locale, order, change }: PaymentRow<Step>): string | null {
  switch (step?.kind) {
    case undefined:
      return null
    case 'redirect':
      return step.url
    case 'qr':
      return toQrUrl({ siteUrl, locale, order, change })
    case 'none':
    case 'cash':
      return toReturnUrl({ siteUrl, locale, order, change })
  }
}
