import { foldName } from '../text/fold-name.ts'

/** Words that people add to a place when they look for a stay: that it be near, and the kind of property. */
const besides = [
  // Nearness, and the small ones that go with it. Not على: folded, it is Ali.
  'near nearby nearest close closest next beside around opposite walking distance not far from to of the in at by a an and for me',
  'قرب بقرب بالقرب القرب قريب قريبة قريبه الأقرب أقرب من في عند إلى يم جنب بجنب بجانب بجوار جوار مقابل',
  'نزیک نزیکی نزیکە نزیکترین لە لەنزیک لەنزیکی تەنیشت تەنیشتی بەرامبەر بە بۆ دەوروبەری',
  // Houses and their rooms.
  'hotel hotels hostel hostels motel stay stays staying accommodation accommodations lodging apartment apartments flat flats room rooms cheap',
  'فندق فنادق شقة شقق سكن نزل غرفة غرف إقامة مبيت أماكن مكان حجز رخيص رخيصة',
  'هوتێل هۆتێل ئوتێل ئۆتێل هوتێلی هۆتێلی هوتێلەکان هۆتێلەکان هوتێلەکانی هۆتێلەکانی هوتێلێک هۆتێلێک',
  'شوقە شوقەی ژوور ژووری شوێن شوێنی شوێنێک مانەوە مانەوەی هەرزان هەرزانی',
]

let left: Set<string> | undefined

/** `مرقد الإمام علي` for `فندق قرب مرقد الإمام علي`; nothing for `hotel`. */
export function toPlaceName(typed: string): string {
  left ??= new Set(besides.flatMap((list) => list.split(' ').map(foldName)))
  const isName = (part: string) => part !== '' && !left?.has(foldName(part))
  return typed
    .normalize('NFKC')
    .split(/[\s,،]+/)
    .filter(isName)
    .join(' ')
}
