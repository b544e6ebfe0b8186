import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

/** What was understood of a search, in words. `#` stands for a name. */
type UnderstoodText = {
  without: string
  from: string
  to: string
  or: string
  by: Record<'air' | 'land', string>
  rooms: (count: number) => string
  stars: (count: number) => string
  price: Record<'upTo' | 'from' | 'between', string>
  sorts: Record<'price-asc' | 'newest' | 'ending' | 'nearest', string>
}

export const understoodText: Record<Locale, UnderstoodText> = {
  en: {
    without: 'Without #',
    from: 'From #',
    to: 'To #',
    or: ' or ',
    by: { air: 'By air', land: 'By land' },
    rooms: (count) => plural('en', count, { one: '# room', other: '# rooms' }),
    stars: (count) => plural('en', count, { one: '# star', other: '# stars' }),
    price: { upTo: 'up to #', from: 'from #', between: 'for #' },
    sorts: {
      'price-asc': 'cheapest first',
      newest: 'Newest first',
      ending: 'Ending soonest first',
      nearest: 'Nearest first',
    },
  },
  ar: {
    without: 'بدون #',
    from: 'من #',
    to: 'إلى #',
    or: ' أو ',
    by: { air: 'جواً', land: 'براً' },
    rooms: (count) =>
      plural('ar', count, { one: 'غرفة واحدة', two: 'غرفتان', few: '# غرف', many: '# غرفة', other: '# غرفة' }),
    stars: (count) =>
      plural('ar', count, { one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', many: '# نجمة', other: '# نجمة' }),
    price: { upTo: 'حتى #', from: 'ابتداءً من #', between: 'بسعر #' },
    sorts: { 'price-asc': 'الأرخص أولاً', newest: 'الأحدث أولاً', ending: 'الأقرب انتهاءً أولاً', nearest: 'الأقرب أولاً' },
  },
  ku: {
    without: 'بەبێ #',
    from: 'لە #',
    to: 'بۆ #',
    or: ' یان ',
    by: { air: 'بە فڕۆکە', land: 'بە وشکانی' },
    rooms: (count) => plural('ku', count, { one: 'یەک ژوور', other: '# ژوور' }),
    stars: (count) => plural('ku', count, { one: 'یەک ئەستێرە', other: '# ئەستێرە' }),
    price: { upTo: 'تا #', from: 'لە # بەرەو سەر', between: 'بە نرخی #' },
    sorts: {
      'price-asc': 'لە هەرزانەوە بۆ گران',
      newest: 'نوێترین لە سەرەتادا',
      ending: 'ئەوەی زووتر کۆتایی دێت لە سەرەتادا',
      nearest: 'نزیکترین لە سەرەتادا',
    },
  },
}
