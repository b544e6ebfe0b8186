import type { RiverName } from '../../domain/map/river-lines.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

const en = {
  title: 'What’s nearby',
  where: 'Location',
  onMap: 'Show on the map',
  centre: (city: string) => `Centre of ${city}`,
  onFoot: (n: number) => plural('en', n, { one: '# minute on foot', other: '# minutes on foot' }),
  river: 'River',
  about: (distance: string) => `about ${distance}`,
  rivers: {
    tigris: 'Tigris',
    euphrates: 'Euphrates',
    'shatt-al-arab': 'Shatt al-Arab',
    'great-zab': 'Great Zab',
    'little-zab': 'Little Zab',
    diyala: 'Diyala',
    adhaim: 'Adhaim',
    hilla: 'Hilla River',
    gharraf: 'Gharraf',
  } satisfies Record<RiverName, string>,
}

type Text = typeof en

const ar: Text = {
  title: 'أماكن قريبة',
  where: 'أين يقع',
  onMap: 'اعرضه على الخريطة',
  centre: (city) => `مركز ${city}`,
  onFoot: (n) =>
    plural('ar', n, {
      one: 'دقيقة واحدة مشياً',
      two: 'دقيقتان مشياً',
      few: '# دقائق مشياً',
      many: '# دقيقة مشياً',
      other: '# دقيقة مشياً',
    }),
  river: 'نهر',
  about: (distance) => `نحو ${distance}`,
  rivers: {
    tigris: 'نهر دجلة',
    euphrates: 'نهر الفرات',
    'shatt-al-arab': 'شط العرب',
    'great-zab': 'الزاب الكبير',
    'little-zab': 'الزاب الصغير',
    diyala: 'نهر ديالى',
    adhaim: 'نهر العظيم',
    hilla: 'شط الحلة',
    gharraf: 'نهر الغراف',
  },
}

const ku: Text = {
  title: 'شوێنە نزیکەکان',
  where: 'لە کوێیە',
  onMap: 'لەسەر نەخشە پیشانی بدە',
  centre: (city) => `ناوەندی ${city}`,
  onFoot: (n) => plural('ku', n, { one: 'یەک خولەک بە پێ', other: '# خولەک بە پێ' }),
  river: 'ڕووبار',
  about: (distance) => `نزیکەی ${distance}`,
  rivers: {
    tigris: 'ڕووباری دیجلە',
    euphrates: 'ڕووباری فورات',
    'shatt-al-arab': 'شەتولعەرەب',
    'great-zab': 'زێی گەورە',
    'little-zab': 'زێی بچووک',
    diyala: 'ڕووباری سیروان',
    adhaim: 'ڕووباری عوزێم',
    hilla: 'شەتی حیللە',
    gharraf: 'ڕووباری غەڕاف',
  },
}

export const surroundingsText: Record<Locale, Text> = { en, ar, ku }
