import { inject } from 'vitest'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#x27': "'", '#39': "'" }
const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** The text of the HTML for a reader without scripts. */
export const textOf = (html: string): string =>
  decode(
    html
      .replace(/<head>[\s\S]*?<\/head>/, '')
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ')

/** Those of the things that a page lists. */
export const cardTitlesOf = (html: string, heading: 'h2' | 'h3' = 'h2'): string[] =>
  [...html.matchAll(/<article\b[\s\S]*?<\/article>/g)].flatMap(([card]) => {
    const [, title] = card.match(new RegExp(`<${heading}\\b[^>]*>([\\s\\S]*?)</${heading}>`)) ?? []
    return title === undefined ? [] : [textOf(title).trim()]
  })

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )

/** The attributes of every such element. */
export const tags = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))

/** The head of a document as those read it who do not run it: search engines and messengers. */
export function headOf(html: string) {
  const metas = tags(html, 'meta')
  const links = tags(html, 'link')
  const meta = (name: string) => metas.find((one) => one.name === name || one.property === name)?.content
  return {
    ...(tags(html, 'html')[0] as { lang?: string; dir?: string }),
    title: decode(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''),
    description: meta('description'),
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang = '', href }) => [hreflang, href]),
    ),
    feeds: links.filter(({ type }) => type === 'application/rss+xml').map(({ href }) => href),
    searches: links.filter(({ rel }) => rel === 'search').map(({ href }) => href),
    meta,
    headings: html.match(/<h1\b/g)?.length ?? 0,
  }
}

/** A page of the site as the server sends it, by its path with the locale. */
export const htmlOf = async (path: string): Promise<string> => (await fetch(inject('site') + path)).text()
