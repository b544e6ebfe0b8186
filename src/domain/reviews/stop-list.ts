/** Words without meaning for a search, for the `stopList` of an index. */
export const stopList: readonly string[] = [
  ...['a', 'an', 'the', 'in', 'on', 'at', 'of', 'to', 'for', 'from', 'with', 'and', 'or', 'is', 'me', 'my', 'i'],
  // Not على, أو, ئەم and بە: folded, they are Ali, ئاو (water), Umm and a syllable of names that people write apart.
  ...['في', 'من', 'إلى', 'عن', 'مع', 'و', 'هو', 'بـ', 'اريد', 'عند'],
  ...['لە', 'بۆ', 'لەگەڵ', 'یان'],
  // The same in Latin letters.
  ...['min', 'mn', 'ila', 'ela', 'fi', 'bi', 'li', '3la', '3ala', 'ala', '3an', 'ma3', 'wa', 'w'],
  ...['la', 'le', 'bo', 'ba', 'lagal', 'legel', 'lagel', 'u', 'yan'],
]
