import type { PaymentRow } from '../../db/queries/payments.ts'
import type { Locale } from '../../domain/locale.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import type { Step } from './step.ts'

type Place = { siteUrl: string; locale: Locale; reservation: number }

/** Whatever came of it: the page there asks how it ended. */
export const toReturnUrl = ({ siteUrl, locale, reservation }: Place): string =>
  `${siteUrl}${localPath(locale, '/payment/success')}?reservation=${reservation}`

/** Our own page for a bank that has none. */
const toQrUrl = ({ siteUrl, locale, reservation }: Place): string =>
  `${siteUrl}${localPath(locale, '/payment/qr')}?reservation=${reservation}`

export function toLink(siteUrl: string, { step, locale, reservation }: PaymentRow<Step>): string | null {
  switch (step?.kind) {
    case undefined:
      return null
    case 'redirect':
      return step.url
    case 'qr':
      return toQrUrl({ siteUrl, locale, reservation })
    case 'none':
    case 'cash':
      return toReturnUrl({ siteUrl, locale, reservation })
  }
}
