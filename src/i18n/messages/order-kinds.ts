import type { OrderKindName } from '../../domain/orders/order.ts'
import type { Locale } from '../../domain/text/locale.ts'

/** The kind of an order, where the item has no title. */
export const orderKindTexts: Record<Locale, Record<OrderKindName, string>> = {
  en: {
    reservation: 'Stay',
    discount_package: 'Discount package',
    offer: 'Offer',
    tourism: 'Tour',
    umrah: 'Umrah package',
    event: 'Event',
    activity: 'Activity',
    visa: 'Visa',
    wallet: 'Wallet top-up',
  },
  ar: {
    reservation: 'إقامة',
    discount_package: 'باقة خصومات',
    offer: 'عرض',
    tourism: 'باقة سياحية',
    umrah: 'باقة عمرة',
    event: 'فعالية',
    activity: 'نشاط',
    visa: 'تأشيرة',
    wallet: 'شحن المحفظة',
  },
  ku: {
    reservation: 'مانەوە',
    discount_package: 'پاکێجی داشکاندن',
    offer: 'ئۆفەر',
    tourism: 'پاکێجی گەشتیاری',
    umrah: 'پاکێجی عومرە',
    event: 'بۆنە',
    activity: 'چالاکی',
    visa: 'ڤیزا',
    wallet: 'پڕکردنەوەی جزدان',
  },
}
