import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { Locale } from '../domain/text/locale.ts'

/** No browser has Intl data for Sorani: Arabic gives it the right direction, and every word comes by props anyway. */
const ariaLocale: Record<Locale, string> = { en: 'en-US', ar: 'ar-IQ-u-nu-latn', ku: 'ar-IQ-u-nu-latn' }

/** Wrap every interactive part once: without it React Aria takes the browser's language, and its direction. */
export function UiLocale({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <I18nProvider locale={ariaLocale[locale]}>{children}</I18nProvider>
}
