/**
 * The fonts that a page preloads, and those that its characters call for by the `unicode-range` of its styles. Pages in English name
 * only a family of their own, pages in other languages all but that one; pages that save data name none.
 */
export function findFonts(html: string, styles: string[]): string[] {
  const preloaded = [...html.matchAll(/<link[^>]*as="font"[^>]*>/g)].flatMap(
    ([tag]) => tag.match(/href="([^"]+)"/)?.[1] ?? [],
  )
  const [, page = ''] = html.match(/<html([^>]*)>/) ?? []
  if (page.includes('data-saving')) return preloaded
  const letters = lettersOf(html)
  const called = styles
    .flatMap((css) => css.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .filter((face) => /font-family:\s*["']?Vazirmatn English/.test(face) === page.includes('lang="en"'))
    // The same file as that of Latin letters, for words in English alone.
    .filter((face) => !/font-family:\s*["']?Vazirmatn Latin/.test(face))
    .filter((face) => rangesOf(face).some(([from, to]) => letters.some((letter) => letter >= from && letter <= to)))
    .flatMap((face) => face.match(/url\(["']?(\/[^"')]+)/)?.[1] ?? [])
  return [...new Set([...preloaded, ...called])]
}

function lettersOf(html: string): number[] {
  const body = html.slice(html.indexOf('<body'))
  const text = body
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    // The names of languages are in the fonts of the device.
    .replace(/<a [^>]*class="header-choice"[^>]*>[^<]*/g, '')
    .replace(/<[^>]+>/g, '')
  return [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0)
}

/** `U+600-6FF, U+2??, U+20AC`; without a range a font is for everything. */
function rangesOf(face: string): [number, number][] {
  const list = face.match(/unicode-range:\s*([^;}]+)/)?.[1]
  if (!list) return [[0, 0x10_ff_ff]]
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)]
  })
}
