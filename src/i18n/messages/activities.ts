import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

const en = {
  list: {
    title: 'Things to do in Iraq',
    description: 'Walks, boat trips, workshops and days out with people who know the place.',
    lead: (n: number) => plural('en', n, { one: '# thing to do', other: '# things to do' }),
  },
  page: {
    about: 'What to expect',
    related: 'More to do nearby',
    season: 'Season',
    only: (months: string) => `Only ${months}`,
    duration: 'Duration',
    price: 'Price',
    where: 'Where',
  },
}

type ActivitiesText = typeof en

const ar: ActivitiesText = {
  list: {
    title: 'الأنشطة في العراق',
    description: 'جولات مشي ورحلات بالزوارق وورش حِرف مع أهل المكان.',
    lead: (n) =>
      plural('ar', n, {
        zero: 'لا أنشطة بعد',
        one: 'نشاط واحد',
        two: 'نشاطان',
        few: '# أنشطة',
        many: '# نشاطاً',
        other: '# نشاط',
      }),
  },
  page: {
    about: 'ما الذي ينتظرك؟',
    related: 'أنشطة أخرى قريبة',
    season: 'الموسم',
    only: (months: string) => `${months} فقط`,
    duration: 'المدة',
    price: 'السعر',
    where: 'المكان',
  },
}

const ku: ActivitiesText = {
  list: {
    title: 'چالاکییەکان لە عێراق',
    description: 'پیاسە، گەشتی بەلەم، وۆرکشۆپ و ڕۆژی خۆش لەگەڵ ئەو کەسانەی شوێنەکە دەناسن.',
    lead: (n) => plural('ku', n, { one: 'یەک چالاکی', other: '# چالاکی' }),
  },
  page: {
    about: 'چی چاوەڕێتە؟',
    related: 'چالاکیی تری ئەم نزیکانە',
    season: 'وەرز',
    only: (months: string) => `تەنیا ${months}`,
    duration: 'ماوە',
    price: 'نرخ',
    where: 'شوێن',
  },
}

export const activitiesText: Record<Locale, ActivitiesText> = { en, ar, ku }
