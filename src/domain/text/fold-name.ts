const letters: [RegExp, string][] = [
  [/[\u0610-\u061a\u0640\u064b-\u065f\u0670\u200c\u200d]/g, ''],
  [/[أإآٱ]/g, 'ا'],
  [/[يىێئ]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[ةەھ]/g, 'ه'],
  [/[ؤۆ]/g, 'و'],
  [/ڕ/g, 'ر'],
  [/ڵ/g, 'ل'],
  [/ڤ/g, 'ف'],
  [/یی+/g, 'ی'],
  [/وو+/g, 'و'],
]

/** Letters that keyboards tell apart and people do not, without articles. */
export function foldName(text: string): string {
  const plain = letters.reduce((folded, [from, to]) => folded.replace(from, to), text.normalize('NFKC').toLowerCase())
  return plain
    .split(/[\s,،-]+/)
    .filter((word) => word && word !== 'the')
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .join(' ')
}

/** Folds names divided by commas. */
export const foldNames = (list: string): string[] => list.split(', ').map(foldName)
