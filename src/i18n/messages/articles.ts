import type { Locale } from '../../domain/text/locale.ts'

const en = {
  title: 'Articles for travellers',
  description: 'Routes, seasons, food and customs: what to know before you travel in Iraq.',
  published: 'Published on',
  by: 'By :author',
  stays: 'Where to stay',
  activities: 'Things to do',
  allStays: 'All stays in :place',
  related: 'Related articles',
}

export type ArticlesText = typeof en

const ar: ArticlesText = {
  title: 'مقالات للمسافرين',
  description: 'طرق ومواسم ومأكولات وعادات: ما ينبغي معرفته قبل السفر في العراق.',
  published: 'نُشر في',
  by: 'بقلم :author',
  stays: 'أماكن إقامة هناك',
  activities: 'أنشطة هناك',
  allStays: 'جميع أماكن الإقامة في :place',
  related: 'مقالات ذات صلة',
}

const ku: ArticlesText = {
  title: 'وتار بۆ گەشتیاران',
  description: 'ڕێگا، وەرز، خواردن و نەریت: ئەوەی باشە پێش گەشت بە عێراقدا بیزانیت.',
  published: 'بڵاو کراوەتەوە لە',
  by: 'نووسینی :author',
  stays: 'شوێنەکانی مانەوە لەوێ',
  activities: 'چالاکییەکان لەوێ',
  allStays: 'هەموو شوێنەکانی مانەوە لە :place',
  related: 'وتارە پەیوەندیدارەکان',
}

export const articlesText: Record<Locale, ArticlesText> = { en, ar, ku }
