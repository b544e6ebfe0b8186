import type { Locale } from '../../domain/text/locale.ts'

/** The parts of a stay's page, each in a word or two: so many stand in one row of a phone. */
type StaySectionsText = {
  title: string
  rooms: string
  facilities: string
  reviews: string
  house: string
  questions: string
  surroundings: string
}

export const staySectionsText: Record<Locale, StaySectionsText> = {
  en: {
    title: 'On this page',
    rooms: 'Rooms',
    facilities: 'Facilities',
    reviews: 'Reviews',
    house: 'House rules',
    questions: 'Questions',
    surroundings: 'Nearby',
  },
  ar: {
    title: 'في هذه الصفحة',
    rooms: 'الغرف',
    facilities: 'المرافق',
    reviews: 'التقييمات',
    house: 'قواعد المكان',
    questions: 'الأسئلة',
    surroundings: 'أماكن قريبة',
  },
  ku: {
    title: 'لەم پەڕەیەدا',
    rooms: 'ژوورەکان',
    facilities: 'خزمەتگوزارییەکان',
    reviews: 'هەڵسەنگاندنەکان',
    house: 'ڕێساکانی شوێنەکە',
    questions: 'پرسیارەکان',
    surroundings: 'شوێنە نزیکەکان',
  },
}
