import type { Locale } from '../../domain/text/locale.ts'

const en = {
  label: 'Partner sections',
  orders: 'Orders',
  departures: 'Departures',
  tickets: 'Tickets',
  visas: 'Visas',
  arrivals: 'Arrivals',
  reviews: 'Reviews',
  questions: 'Questions',
}

export type SellerTabsText = typeof en

const ar: SellerTabsText = {
  label: 'أقسام الشركاء',
  orders: 'الطلبات',
  departures: 'المواعيد',
  tickets: 'التذاكر',
  visas: 'التأشيرات',
  arrivals: 'الوصول',
  reviews: 'التقييمات',
  questions: 'الأسئلة',
}

const ku: SellerTabsText = {
  label: 'بەشەکانی هاوبەشان',
  orders: 'داواکارییەکان',
  departures: 'وادەکان',
  tickets: 'بلیتەکان',
  visas: 'ڤیزاکان',
  arrivals: 'گەیشتنی میوانان',
  reviews: 'هەڵسەنگاندنەکان',
  questions: 'پرسیارەکان',
}

/** The way between the screens of a seller. Apart from their other texts: the till draws it in the browser, in any language. */
export const sellerTabsText: Record<Locale, SellerTabsText> = { en, ar, ku }
