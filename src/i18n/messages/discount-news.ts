import type { Locale } from '../../domain/text/locale.ts'

const en = {
  used: 'Your discount was used at :name.',
  saved: 'You saved :amount.',
  left: 'Uses left: :left.',
  lastUse: 'That was the last use of your package “:package”.',
  undone: ':name undid the discount, so you can use it again.',
  ending: 'Your package “:package” ends on :until.',
}

type DiscountNewsText = typeof en

const ar: DiscountNewsText = {
  used: 'استُخدم خصمك لدى «:name».',
  saved: 'وفّرت :amount.',
  left: 'المرات المتبقية: :left.',
  lastUse: 'كانت هذه آخر مرة في باقتك «:package».',
  undone: 'تم التراجع عن الخصم لدى «:name» وأُعيدت المرة.',
  ending: 'تنتهي باقتك «:package» في :until.',
}

const ku: DiscountNewsText = {
  used: 'داشکاندنەکەت لە «:name» بەکارهات.',
  saved: ':amount کەمترت دا.',
  left: 'جارە ماوەکان: :left.',
  lastUse: 'ئەوە دوا جاری پاکێجی «:package» بوو.',
  undone: '«:name» لە پێدانی داشکاندنەکە پاشگەز بووەوە و جارەکەت بۆ گەڕایەوە.',
  ending: 'پاکێجی «:package» لە :until تەواو دەبێت.',
}

export const discountNewsText: Record<Locale, DiscountNewsText> = { en, ar, ku }
