import type { Locale, Localized } from '../domain/text/locale.ts'
import { fill } from './fill.ts'
import { shorten, toName } from './sms-parts.ts'

const passed: Record<Locale, string> = {
  en: 'Safar: your ticket :number for :name was accepted through the link you sent. Your own code no longer works (:id).',
  ar: 'سفر: التذكرة رقم :number لـ«:name» أصبحت لدى من فتح رابطك، ولم يعد رمزك صالحاً (:id).',
  ku: 'سەفەر: بلیتی ژمارە :number بۆ «:name» لەلایەن ئەو کەسەوە وەرگیرا کە بەستەرەکەت بۆ نارد. کۆدەکەی خۆت چیتر کار ناکات (:id).',
}

type Passed = { title: Localized; code: string; number: number }

/** That a link was used. Two messages long at most. */
export const ticketSms = (locale: Locale, { title, code, number }: Passed): string =>
  shorten((name) => fill(passed[locale], { number, name, id: code }), toName(locale, title[locale]), 2)

const ended: Record<Locale, string> = {
  en: 'Safar: your ticket for :name no longer works. The person who bought it has cancelled (:id).',
  ar: 'سفر: تذكرتك لـ«:name» لم تعد صالحة، فقد ألغى المشتري الشراء (:id).',
  ku: 'سەفەر: بلیتەکەت بۆ «:name» چیتر کار ناکات، چونکە کڕیارەکە کڕینەکەی هەڵوەشاندەوە (:id).',
}

/** That what it is a ticket of was cancelled. Two messages long at most. */
export const endedTicketSms = (locale: Locale, { title, code }: Omit<Passed, 'number'>): string =>
  shorten((name) => fill(ended[locale], { name, id: code }), toName(locale, title[locale]), 2)
