import type { Currency } from '../../domain/money/money.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import type { OtherPrice } from '../../ui/price.tsx'
import { toAbout } from './dinars.tsx'

type BothAmounts = (amount: number, sign?: '−') => { amount: string; about: OtherPrice | undefined }

/** For the rows of a sum, as the server and the browser make them. Without a rate, and of nothing, there is one. */
export const toBothAmounts =
  (locale: Locale, currency: Currency, rate: number | undefined): BothAmounts =>
  (amount, sign) => ({
    amount: formatPrice(locale, { amount, currency }, sign),
    about: rate && amount > 0 ? toAbout(locale, { amount, currency }, rate, sign) : undefined,
  })
