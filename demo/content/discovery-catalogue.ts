import type { TourismCategory, TourismType, UmrahType } from './discovery-shapes.ts'
import type { Text } from './shapes.ts'

export const tourismCategories: { key: TourismCategory; title: Text }[] = [
  { key: 'iraq', title: { en: 'Inside Iraq', ar: 'داخل العراق', ku: 'ناوخۆی عێراق' } },
  { key: 'neighbours', title: { en: 'Neighbouring countries', ar: 'دول الجوار', ku: 'وڵاتانی دراوسێ' } },
  { key: 'world', title: { en: 'Around the world', ar: 'حول العالم', ku: 'سەرانسەری جیهان' } },
]

export const tourismTypes: { key: TourismType; title: Text }[] = [
  { key: 'family', title: { en: 'Family trips', ar: 'رحلات عائلية', ku: 'گەشتی خێزانی' } },
  { key: 'culture', title: { en: 'Culture and heritage', ar: 'ثقافة وتراث', ku: 'کولتوور و کەلەپوور' } },
  { key: 'adventure', title: { en: 'Nature and adventure', ar: 'طبيعة ومغامرة', ku: 'سروشت و سەرکێشی' } },
  { key: 'honeymoon', title: { en: 'Honeymoon', ar: 'شهر العسل', ku: 'مانگی هەنگوین' } },
]

export const umrahTypes: { key: UmrahType; title: Text }[] = [
  { key: 'economy', title: { en: 'Economy', ar: 'اقتصادية', ku: 'ئابووری' } },
  { key: 'comfort', title: { en: 'Comfort', ar: 'مريحة', ku: 'ئاسوودە' } },
  { key: 'premium', title: { en: 'Premium', ar: 'مميزة', ku: 'نایاب' } },
]
