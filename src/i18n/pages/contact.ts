import type { Locale } from '../../domain/locale.ts'

type Text = { title: string; description: string; lead: string; social: string }

/** Read by its loader: no other page carries these words. */
export const contact: Record<Locale, Text> = {
  en: {
    title: 'Contact us',
    description: 'Call, write or visit Safar: people answer in Arabic, Kurdish and English.',
    lead: 'People answer here, in Arabic, Kurdish and English.',
    social: 'On social media',
  },
  ar: {
    title: 'اتصل بنا',
    description: 'اتصال أو رسالة أو زيارة: فريق سفر يجيب بالعربية والكردية والإنكليزية.',
    lead: 'يجيبك هنا أناس حقيقيون بالعربية والكردية والإنكليزية.',
    social: 'على وسائل التواصل',
  },
  ku: {
    title: 'پەیوەندیمان پێوە بکە',
    description:
      'تەلەفۆنمان بۆ بکە، بۆمان بنووسە یان سەردانمان بکە: تیمی سەفەر بە کوردی، عەرەبی و ئینگلیزی وەڵام دەداتەوە.',
    lead: 'لێرە مرۆڤ وەڵامت دەداتەوە، بە کوردی، عەرەبی و ئینگلیزی.',
    social: 'لە تۆڕە کۆمەڵایەتییەکان',
  },
}
