import type { CombinationReason } from '../../domain/stays/explain-combination.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Forms } from '../plural.ts'

/** Why a set of rooms fits a party, in words. */
type CombinationText = {
  reasons: Record<CombinationReason, string>
  /** Before the rooms with the people in them. */
  lead: string
  /** In each of several rooms of a type. */
  each: string
  /** Guests of 13 years or more take an adult's place. */
  grown: Forms
  infants: Forms
  semicolon: string
  floors: string
  /** With fewer places in beds than people: how many have one, and who shares. */
  inBeds: Forms
  sharing: Forms
}

export const combinationText: Record<Locale, CombinationText> = {
  en: {
    reasons: {
      only: 'The only rooms that fit your group on these nights.',
      cheapest: 'Lowest total price.',
      together: 'All of you in one room.',
      fewest: 'The fewest rooms among these options.',
      spacious: 'More beds than the cheaper options.',
    },
    lead: 'You could share like this:',
    each: 'each with :people',
    grown: { one: '1 person aged 13 or over', other: ':count people aged 13 or over' },
    infants: { one: '1 infant', other: ':count infants' },
    semicolon: '; ',
    floors: 'These rooms are on different floors.',
    inBeds: { other: 'There are beds for :count of you' },
    sharing: {
      one: '1 child shares a bed with the parents',
      other: ':count children share a bed with their parents',
    },
  },
  ar: {
    reasons: {
      only: 'هذه الغرف وحدها تتسع لكم في هذه الليالي.',
      cheapest: 'أقل سعر لكم جميعاً.',
      together: 'جميعكم في غرفة واحدة.',
      fewest: 'أقل عدد من الغرف بين هذه الخيارات.',
      spacious: 'تتسع لعدد أكبر مما في الخيارات الأرخص.',
    },
    lead: 'يمكنكم التوزع هكذا:',
    each: 'في كل منها :people',
    grown: {
      one: 'شخص واحد (13 سنة فأكثر)',
      two: 'شخصان (13 سنة فأكثر)',
      few: ':count أشخاص (13 سنة فأكثر)',
      many: ':count شخصاً (13 سنة فأكثر)',
      other: ':count شخص (13 سنة فأكثر)',
    },
    infants: { one: 'رضيع واحد', two: 'رضيعان', few: ':count رضّع', many: ':count رضيعاً', other: ':count رضيع' },
    semicolon: '؛ ',
    floors: 'هذه الغرف في طوابق مختلفة.',
    inBeds: { one: 'الأسرّة تكفي لواحد منكم', two: 'الأسرّة تكفي لاثنين منكم', other: 'الأسرّة تكفي لـ:count منكم' },
    sharing: {
      one: 'ينام طفل واحد في سرير والديه',
      two: 'ينام طفلان في سرير والديهما',
      few: 'ينام :count أطفال في سرير والديهم',
      many: 'ينام :count طفلاً في سرير والديهم',
      other: 'ينام :count طفل في سرير والديهم',
    },
  },
  ku: {
    reasons: {
      only: 'لەم شەوانەدا تەنیا ئەم ژوورانە جێی هەمووتان دەکەنەوە.',
      cheapest: 'کەمترین نرخ بۆ هەمووتان.',
      together: 'هەمووتان لە یەک ژووردا.',
      fewest: 'کەمترین ژمارەی ژوور لە نێو ئەم بژاردانەدا.',
      spacious: 'جێگەی لە بژاردە هەرزانترەکان زیاترە.',
    },
    lead: 'دەتوانن بەم شێوەیە دابەش ببن:',
    each: 'لە هەریەکەیاندا :people',
    grown: { one: 'یەک کەسی 13 ساڵ و سەرووتر', other: ':count کەسی 13 ساڵ و سەرووتر' },
    infants: { one: 'یەک ساوا', other: ':count ساوا' },
    semicolon: '؛ ',
    floors: 'ئەم ژوورانە لە نهۆمی جیاوازدان.',
    inBeds: { one: 'قەرەوێڵەکان جێی یەک کەستان دەکەنەوە', other: 'قەرەوێڵەکان جێی :count کەستان دەکەنەوە' },
    sharing: {
      one: 'یەک منداڵ لە قەرەوێڵەی دایک و باوکیدا دەخەوێت',
      other: ':count منداڵ لە قەرەوێڵەی دایک و باوکیاندا دەخەون',
    },
  },
}
