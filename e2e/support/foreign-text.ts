import type { Page } from 'playwright-core'
import type { Locale } from '../../src/domain/text/locale.ts'

// Names that are written in Latin letters in Iraq.
const latin = '(?<![A-Za-z])(?!(?:QR|FIB|JavaScript|PDF|CSV|IP)(?![A-Za-z]))[A-Za-z]{2,}'

const foreign: Record<Locale, string> = {
  en: '\\p{Script=Arabic}{2,}',
  ar: `${latin}|[\u0600-\u06ff]*[\u06d5\u06ce\u06c6\u0695\u06b5\u06a4][\u0600-\u06ff]*`,
  ku: `${latin}|[\u0600-\u06ff]*[\u0629\u0649][\u0600-\u06ff]*`,
}
const spoken = ['aria-label', 'alt', 'title', 'placeholder']

/** Words of another language that are not marked as such, be they seen or only heard. */
export const findForeignText = (page: Page, locale: Locale): Promise<string[]> =>
  page.evaluate(
    ({ pattern, spoken }) => {
      const texts = new RegExp(pattern, 'gu')
      const lang = document.documentElement.lang
      const isMarked = (element: Element): boolean =>
        element.closest('script, style, noscript, code, [dir=ltr]:not(html)') !== null ||
        element.closest('[lang]')?.getAttribute('lang') !== lang
      const found = new Set<string>()
      const look = (text: string | null, element: Element) => {
        // Isolated text, and the code of a reservation, have no language.
        const plain = text?.replace(/\u2066[^\u2069]*\u2069|(?<!\w)[2-9A-HJ-NP-Z]{8}(?!\w)/g, '')
        const hits = plain?.match(texts)
        if (hits && !isMarked(element))
          found.add(`${hits.join(' ')} (in <${element.localName}> "${text?.trim().slice(0, 80)}")`)
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.parentElement) look(node.textContent, node.parentElement)
      for (const name of spoken)
        for (const element of document.querySelectorAll(`[${name}]`)) look(element.getAttribute(name), element)
      look(document.title, document.body)
      return [...found].map((word) => `a word that is not ${lang}: ${word}`)
    },
    { pattern: foreign[locale], spoken },
  )
