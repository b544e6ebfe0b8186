/** Holds so many bytes; the oldest page leaves first. */
export function createShelf<Entry extends { size: number }>(limit: number) {
  const pages = new Map<string, Entry>()
  let bytes = 0
  const drop = (url: string): void => {
    bytes -= pages.get(url)?.size ?? 0
    pages.delete(url)
  }
  return {
    pages,
    bytes: () => bytes,
    put(url: string, page: Entry): void {
      drop(url)
      pages.set(url, page)
      bytes += page.size
      for (const oldest of pages.keys()) {
        if (bytes <= limit) break
        drop(oldest)
      }
    },
  }
}
