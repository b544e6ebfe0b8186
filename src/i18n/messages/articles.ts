import type { Locale } from '../../domain/text/locale.ts'

const en = {
  by: 'By :author',
  stays: 'Stays there',
  activities: 'Things to do there',
  allStays: 'All stays in :place',
  related: 'Related articles',
}

export type ArticlesText = typeof en

const ar: ArticlesText = {
  by: 'بقلم :author',
  stays: 'أماكن إقامة هناك',
  activities: 'أنشطة هناك',
  allStays: 'جميع أماكن الإقامة في :place',
  related: 'مقالات ذات صلة',
}

const ku: ArticlesText = {
  by: 'نووسینی :author',
  stays: 'شوێنەکانی مانەوە لەوێ',
  activities: 'چالاکییەکان لەوێ',
  allStays: 'هەموو شوێنەکانی مانەوە لە :place',
  related: 'وتارە پەیوەندیدارەکان',
}

export const articlesText: Record<Locale, ArticlesText> = { en, ar, ku }
