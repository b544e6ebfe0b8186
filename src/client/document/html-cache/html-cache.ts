import type { ReactNode } from 'react'

export type HtmlCache = (key: string, part: () => ReactNode, at?: string) => string

/** In letters, keys included: a client who makes a thousand rare searches must not fill the memory with their boxes. */
const maxLetters = 8_000_000

/** HTML rendered before for the same key; see `CachedHtml`. The least recently used entry is dropped first. */
export function createHtmlCache(render: (part: ReactNode, at?: string) => string, max = maxLetters): HtmlCache {
  const cache = new Map<string, string>()
  let size = 0
  const put = (key: string, html: string): void => {
    cache.set(key, html)
    size += key.length + html.length
  }
  const drop = (key: string, html: string): void => {
    cache.delete(key)
    size -= key.length + html.length
  }
  return (key, part, at) => {
    const known = cache.get(key)
    const html = known ?? render(part(), at)
    if (known !== undefined) drop(key, known)
    put(key, html)
    for (const [oldest, its] of cache) {
      if (size <= max) break
      drop(oldest, its)
    }
    return html
  }
}
