import type { Locale } from '../domain/locale.ts'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { ku } from './messages/ku.ts'

// The code comes first, where the notice of a phone shows it. Short: Arabic letters leave 70 characters to one message.
const texts: Record<Locale, (code: string, minutes: number) => string> = {
  en: (code, minutes) => `${code} is your ${en.brand.name} code. It is valid for ${minutes} minutes. Do not share it.`,
  ar: (code, minutes) => `${code} رمز التحقق في «${ar.brand.name}». صالح لمدة ${minutes} دقائق. لا تشاركه مع أحد.`,
  ku: (code, minutes) => `${code} کۆدەکەتە بۆ «${ku.brand.name}». تا ${minutes} خولەک کار دەکات. مەیدە بە کەس.`,
}

/** The last line lets a browser offer the code on the site of `host`, and nowhere else. */
export const codeSms = (locale: Locale, sms: { code: string; minutes: number; host: string }): string =>
  `${texts[locale](sms.code, sms.minutes)}\n@${sms.host} #${sms.code}`
