/** Holds so many bytes; the oldest page leaves first. */
export function createShelf<Entry extends { size: number; until: number }>(limit: number) {
  const pages = new Map<string, Entry>()
  let bytes = 0
  const drop = (url: string): void => {
    bytes -= pages.get(url)?.size ?? 0
    pages.delete(url)
  }
  return {
    pages,
    bytes: () => bytes,
    expire(url: string): void {
      const page = pages.get(url)
      if (page) page.until = Number.NEGATIVE_INFINITY
    },
    put(url: string, page: Entry): void {
      drop(url)
      pages.set(url, page)
      bytes += page.size
      for (const oldest of pages.keys()) {
        if (bytes <= limit) break
        drop(oldest)
      }
    },
    clear(): void {
      pages.clear()
      bytes = 0
    },
  }
}
