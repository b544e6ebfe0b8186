import { locales } from '../src/domain/text/locale.ts'
import { localPath } from '../src/i18n/locale-facts.ts'
import { budgetsOf, weighedPages } from './budgets.ts'
import { toKilobytes, toSection } from './markdown.ts'
import { findExcesses, measurePageWeight } from './page-weight.ts'

export async function benchWeights(baseUrl: string): Promise<{ section: string; excesses: string[] }> {
  const rows: string[][] = []
  const excesses: string[] = []
  for (const page of weighedPages) {
    for (const locale of locales) {
      const weight = await measurePageWeight(baseUrl, localPath(locale, page))
      excesses.push(...findExcesses(weight))
      const { path, html, scripts, styles, fonts, requests } = weight
      rows.push([`\`${path}\``, ...[scripts, styles, fonts, html].map(toKilobytes), String(requests)])
    }
    const { scripts, styles, fonts, html } = budgetsOf(page)
    rows.push([`budget of \`${page}\``, ...[scripts, styles, fonts, html].map((max) => `≤ ${toKilobytes(max)}`), ''])
  }
  const section = toSection(
    'Bytes of a page',
    'As they travel (Brotli; fonts as they are), 1 KB = 1,000 bytes. Requests: document, scripts, styles and fonts.',
    ['page', 'scripts', 'styles', 'fonts', 'HTML', 'requests'],
    rows,
  )
  return { section: section + excesses.map((excess) => `\n**Over budget:** ${excess}\n`).join(''), excesses }
}
