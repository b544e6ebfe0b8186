import type { Locale } from '../domain/text/locale.ts'
import { toDeviceName } from './device-name.ts'
import { fill } from './fill.ts'
import { accountText } from './messages/account.ts'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { ku } from './messages/ku.ts'

/** `long`: it cannot be guessed, and is sent on request. */
export type SmsCodeKind = 'short' | 'long'

// The code comes first, where the notice of a phone shows it. Short: Arabic letters leave 70 characters to one message.
const texts: Record<Locale, Record<SmsCodeKind, (code: string, minutes: number) => string>> = {
  en: {
    short: (code, minutes) =>
      `${code} is your ${en.brand.name} code. It is valid for ${minutes} minutes. Do not share it.`,
    long: (code, minutes) =>
      `${code} is your long ${en.brand.name} code. It is valid for ${minutes} minutes. Do not share it.`,
  },
  ar: {
    short: (code, minutes) => `${code} رمز التحقق في «${ar.brand.name}». صالح لمدة ${minutes} دقائق. لا تشاركه مع أحد.`,
    long: (code, minutes) =>
      `${code} رمز التحقق الطويل في «${ar.brand.name}». صالح لمدة ${minutes} دقائق. لا تشاركه مع أحد.`,
  },
  ku: {
    short: (code, minutes) => `${code} کۆدەکەتە بۆ «${ku.brand.name}». تا ${minutes} خولەک کار دەکات. مەیدە بە کەس.`,
    long: (code, minutes) =>
      `${code} کۆدە درێژەکەتە بۆ «${ku.brand.name}». تا ${minutes} خولەک کار دەکات. مەیدە بە کەس.`,
  },
}

export type SmsNotice = 'phone' | 'password' | 'device' | 'email' | 'deactivated' | 'activated'

// Short, as above. No link: one that asks to be followed is what a thief would send.
const notices: Record<Locale, Record<SmsNotice, string>> = {
  en: {
    phone: `The phone number of your ${en.brand.name} account was changed. Not you? Contact us now.`,
    password: `The password of your ${en.brand.name} account was changed. Not you? Choose a new one now.`,
    email: `The email address of your ${en.brand.name} account was changed. Not you? Change your password now.`,
    device: `Somebody signed in to your ${en.brand.name} account on a new device: :device. Not you? Change your password now.`,
    deactivated: `Your ${en.brand.name} account was deactivated. Not you? Activate it and change your password now.`,
    activated: `Your ${en.brand.name} account is active again. Not you? Change your password now.`,
  },
  ar: {
    phone: `تم تغيير رقم هاتف حسابك في «${ar.brand.name}». إن لم تكن أنت، فاتصل بنا فوراً.`,
    password: `تم تغيير كلمة مرور حسابك في «${ar.brand.name}». إن لم تكن أنت، فغيّرها فوراً.`,
    email: `تم تغيير البريد الإلكتروني لحسابك في «${ar.brand.name}». إن لم تكن أنت، فغيّر كلمة المرور فوراً.`,
    device: `تم تسجيل الدخول إلى حسابك في «${ar.brand.name}» من جهاز جديد: :device. إن لم تكن أنت، فغيّر كلمة المرور فوراً.`,
    deactivated: `تم تعطيل حسابك في «${ar.brand.name}». إن لم تكن أنت، ففعّله وغيّر كلمة المرور فوراً.`,
    activated: `تم تفعيل حسابك في «${ar.brand.name}» من جديد. إن لم تكن أنت، فغيّر كلمة المرور فوراً.`,
  },
  ku: {
    phone: `ژمارەی مۆبایلی هەژمارەکەت لە «${ku.brand.name}» گۆڕدرا. ئەگەر تۆ نەبوویت، یەکسەر پەیوەندیمان پێوە بکە.`,
    password: `وشەی نهێنیی هەژمارەکەت لە «${ku.brand.name}» گۆڕدرا. ئەگەر تۆ نەبوویت، یەکسەر بیگۆڕە.`,
    email: `ئیمەیڵی هەژمارەکەت لە «${ku.brand.name}» گۆڕدرا. ئەگەر تۆ نەبوویت، یەکسەر وشەی نهێنی بگۆڕە.`,
    device: `کەسێک لە ئامێرێکی نوێوە چووە ناو هەژمارەکەت لە «${ku.brand.name}»: :device. ئەگەر تۆ نەبوویت، یەکسەر وشەی نهێنی بگۆڕە.`,
    deactivated: `هەژمارەکەت لە «${ku.brand.name}» ناچالاک کرا. ئەگەر تۆ نەبوویت، یەکسەر چالاکی بکەرەوە و وشەی نهێنی بگۆڕە.`,
    activated: `هەژمارەکەت لە «${ku.brand.name}» چالاک کرایەوە. ئەگەر تۆ نەبوویت، یەکسەر وشەی نهێنی بگۆڕە.`,
  },
}

/** Tells a phone what was done to its account, and with which device where that is the news. */
export const noticeSms = (locale: Locale, notice: SmsNotice, agent: string | null = null): string =>
  fill(notices[locale][notice], { device: toDeviceName(agent, accountText[locale].profile.sessions) })

type CodeMessage = { code: string; kind?: SmsCodeKind; minutes: number; host: string }

/** One code a message. The last line lets a browser offer it on the site of `host`, and nowhere else. */
export const codeSms = (locale: Locale, { code, kind = 'short', minutes, host }: CodeMessage): string =>
  `${texts[locale][kind](code, minutes)}\n@${host} #${code}`
