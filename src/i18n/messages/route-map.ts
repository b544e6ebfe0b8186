import type { Locale } from '../../domain/text/locale.ts'

const en = {
  title: 'The route',
  note: 'The line shows the order of the places, not the road.',
}

type Text = typeof en

const ar: Text = {
  title: 'مسار الرحلة',
  note: 'يبيّن الخط ترتيب الأماكن، لا الطريق نفسه.',
}

const ku: Text = {
  title: 'ڕێڕەوی گەشتەکە',
  note: 'هێڵەکە ڕیزبەندیی شوێنەکان پیشان دەدات، نەک ڕێگاکە.',
}

export const routeMapText: Record<Locale, Text> = { en, ar, ku }
