import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

const en = {
  title: 'Tours',
  description: (category: string) => `Tours, ${category}: day-by-day itineraries, departures and prices per person.`,
  descriptionOf: (category: string, type: string) =>
    `${type}, ${category}: tours with their itineraries, departures and prices per person.`,
  heading: (category: string) => `Tours: ${category}`,
  headingOf: (category: string, type: string) => `${type}: ${category}`,
  lead: (n: number) =>
    plural('en', n, { one: '# tour with upcoming departures', other: '# tours with upcoming departures' }),
  categories: 'Where to',
  types: 'Type of trip',
  all: 'All types',
  sorts: {
    'rating-desc': 'Rating: high to low',
    'rating-asc': 'Rating: low to high',
    'price-asc': 'Price: low to high',
    'price-desc': 'Price: high to low',
    'days-asc': 'Length: short to long',
    'days-desc': 'Length: long to short',
  },
  destination: 'Destination',
  about: 'About this tour',
}

type Text = typeof en

const ar: Text = {
  title: 'الباقات السياحية',
  description: (category) => `الباقات السياحية، ${category}: برامج يوماً بيوم ومواعيد انطلاق وأسعار للشخص الواحد.`,
  descriptionOf: (category, type) => `${type}، ${category}: باقات ببرامجها ومواعيد انطلاقها وأسعارها للشخص الواحد.`,
  heading: (category) => `الباقات السياحية: ${category}`,
  headingOf: (category, type) => `${type}: ${category}`,
  lead: (n) =>
    plural('ar', n, {
      zero: 'لا باقات لها مواعيد قادمة',
      one: 'باقة واحدة لها مواعيد قادمة',
      two: 'باقتان لهما مواعيد قادمة',
      few: '# باقات لها مواعيد قادمة',
      many: '# باقة لها مواعيد قادمة',
      other: '# باقة لها مواعيد قادمة',
    }),
  categories: 'الوجهة',
  types: 'نوع الرحلة',
  all: 'كل الأنواع',
  sorts: {
    'rating-desc': 'التقييم: من الأعلى إلى الأقل',
    'rating-asc': 'التقييم: من الأقل إلى الأعلى',
    'price-asc': 'السعر: من الأقل إلى الأعلى',
    'price-desc': 'السعر: من الأعلى إلى الأقل',
    'days-asc': 'المدة: من الأقصر إلى الأطول',
    'days-desc': 'المدة: من الأطول إلى الأقصر',
  },
  destination: 'الوجهة',
  about: 'عن هذه الرحلة',
}

const ku: Text = {
  title: 'پاکێجە گەشتیارییەکان',
  description: (category) =>
    `پاکێجە گەشتیارییەکان، ${category}: بەرنامەی ڕۆژ بە ڕۆژ، وادەی دەرچوون و نرخ بۆ هەر کەسێک.`,
  descriptionOf: (category, type) => `${type}، ${category}: پاکێج لەگەڵ بەرنامە، وادەی دەرچوون و نرخ بۆ هەر کەسێک.`,
  heading: (category) => `پاکێجە گەشتیارییەکان: ${category}`,
  headingOf: (category, type) => `${type}: ${category}`,
  lead: (n) => plural('ku', n, { one: 'یەک پاکێج کە وادەی داهاتووی هەیە', other: '# پاکێج کە وادەی داهاتوویان هەیە' }),
  categories: 'بۆ کوێ',
  types: 'جۆری گەشت',
  all: 'هەموو جۆرەکان',
  sorts: {
    'rating-desc': 'هەڵسەنگاندن: لە بەرزەوە بۆ نزم',
    'rating-asc': 'هەڵسەنگاندن: لە نزمەوە بۆ بەرز',
    'price-asc': 'نرخ: لە کەمەوە بۆ زۆر',
    'price-desc': 'نرخ: لە زۆرەوە بۆ کەم',
    'days-asc': 'ماوە: لە کورتەوە بۆ درێژ',
    'days-desc': 'ماوە: لە درێژەوە بۆ کورت',
  },
  destination: 'شوێنی مەبەست',
  about: 'دەربارەی ئەم گەشتە',
}

export const tourismText: Record<Locale, Text> = { en, ar, ku }
