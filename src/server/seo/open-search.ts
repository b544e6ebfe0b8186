import type { Locale } from '../../domain/text/locale.ts'
import { localeFacts, localPath } from '../../i18n/locale-facts.ts'
import type { Messages } from '../../i18n/messages/en.ts'
import { homeHead } from '../../i18n/pages/home.ts'
import { element, mark, nest, xmlDocument } from './xml.ts'

/** The head of every document names it. */
export const openSearchPath = (locale: Locale): string => localPath(locale, '/opensearch.xml')

/** How a browser searches Safar from its own address bar. */
export function toOpenSearch(publicUrl: string, locale: Locale, { brand, search }: Messages): string {
  const screen = publicUrl + localPath(locale, '/search')
  return xmlDocument(
    nest('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
      element('ShortName', brand.name),
      element('LongName', search.site),
      element('Description', homeHead[locale].description),
      element('Language', localeFacts[locale].tag),
      element('InputEncoding', 'UTF-8'),
      element('OutputEncoding', 'UTF-8'),
      element('Image', `${publicUrl}/icon-192.png`, { width: 192, height: 192, type: 'image/png' }),
      element('Image', `${publicUrl}/icon.svg`, { type: 'image/svg+xml' }),
      mark('Url', { type: 'text/html', method: 'get', template: `${screen}?q={searchTerms}` }),
      mark('Url', {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: publicUrl + openSearchPath(locale),
      }),
    ]),
  )
}
