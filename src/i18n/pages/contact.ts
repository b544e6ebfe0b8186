import type { Locale } from '../../domain/text/locale.ts'

type Text = { title: string; description: string; lead: string; social: string }

/** Read by its loader: no other page carries these words. */
export const contact: Record<Locale, Text> = {
  en: {
    title: 'Contact us',
    description: 'Call, write or visit Safar: our team answers in Arabic, Kurdish and English.',
    lead: 'Our team answers in Arabic, Kurdish and English.',
    social: 'On social media',
  },
  ar: {
    title: 'اتصل بنا',
    description: 'اتصال أو رسالة أو زيارة: يرد عليك فريق منصة سفر بالعربية والكردية والإنكليزية.',
    lead: 'يرد عليك فريقنا بالعربية والكردية والإنكليزية.',
    social: 'على وسائل التواصل',
  },
  ku: {
    title: 'پەیوەندیمان پێوە بکە',
    description:
      'تەلەفۆنمان بۆ بکە، بۆمان بنووسە یان سەردانمان بکە: تیمی پلاتفۆرمی سەفەر بە کوردی، عەرەبی و ئینگلیزی وەڵام دەداتەوە.',
    lead: 'کەسێک لە تیمەکەمان بە کوردی، عەرەبی یان ئینگلیزی وەڵامت دەداتەوە.',
    social: 'لە تۆڕە کۆمەڵایەتییەکان',
  },
}
