import type { RoleKey } from '../../domain/organisations/roles.ts'
import type { Locale } from '../../domain/text/locale.ts'

/** The names of the ready roles, as labels. */
export const roleNames: Record<Locale, Record<RoleKey, string>> = {
  en: {
    owner: 'Owner',
    manager: 'Manager',
    reception: 'Reception',
    housekeeping: 'Housekeeping',
    door: 'Ticket check',
    cashier: 'Cashier',
    accountant: 'Accountant',
    visa_officer: 'Visa officer',
  },
  ar: {
    owner: 'المالك',
    manager: 'المدير',
    reception: 'موظف الاستقبال',
    housekeeping: 'مسؤول تنظيف الغرف',
    door: 'فاحص التذاكر',
    cashier: 'أمين الصندوق',
    accountant: 'المحاسب',
    visa_officer: 'موظف التأشيرات',
  },
  ku: {
    owner: 'خاوەن',
    manager: 'بەڕێوەبەر',
    reception: 'کارمەندی پێشوازی',
    housekeeping: 'کارمەندی پاککردنەوە',
    door: 'پشکنەری بلیت',
    cashier: 'کاشێر',
    accountant: 'ژمێریار',
    visa_officer: 'کارمەندی ڤیزا',
  },
}
