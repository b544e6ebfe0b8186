type Shelf = { name: string; max: number }
const files: Shelf = { name: 'safar-files', max: 400 }
/** A separate cache: viewing many photos must not drop the files that every page needs. */
const pictures: Shelf = { name: 'safar-pictures', max: 200 }

/** Files of saved trips: nothing drops them, and they are deleted with the trip. The list of them is personal. */
const bundlePictures = 'safar-journeys'

const shelfOf = (address: string): Shelf =>
  new URL(address, location.href).pathname.startsWith('/pictures/') ? pictures : files

/** From the cache where it is there: an address that carries its version is never answered with something old. */
export async function answerFile(request: Request): Promise<Response> {
  const shelf = shelfOf(request.url)
  const cache = await caches.open(shelf.name)
  const cached = (await cache.match(request.url)) ?? (await caches.match(request.url, { cacheName: bundlePictures }))
  if (cached) return cached
  const response = await fetch(request)
  if (response.status === 200 && response.type === 'basic') await put(shelf, request.url, response.clone())
  return response
}

/** From the network, and offline from the cache. */
export async function answerGround(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => null)
  if (response?.status === 200) await put(files, request.url, response.clone())
  return response ?? (await caches.match(request.url, { cacheName: files.name })) ?? Response.error()
}

/** Files of a page that was loaded before the worker started. The browser still has most of them. */
export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const shelf = shelfOf(address)
      if (await (await caches.open(shelf.name)).match(address)) return
      const response = await fetch(address).catch(() => null)
      if (response?.status === 200) await put(shelf, address, response)
    }),
  )
}

/** Those that are there now. */
export async function cachePictures(addresses: readonly string[]): Promise<string[]> {
  const cache = await caches.open(bundlePictures)
  const cached = await Promise.all(
    addresses.map(async (address) => {
      const response = (await caches.match(address)) ?? (await fetch(address).catch(() => null))
      if (response?.status !== 200) return []
      return cache.put(address, response).then(
        () => [address],
        () => [],
      )
    }),
  )
  return cached.flat()
}

export async function dropPictures(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(bundlePictures)
  await Promise.all(addresses.map((address) => cache.delete(address)))
}

export const forgetPictures = (): Promise<boolean> => caches.delete(bundlePictures)

async function put({ name, max }: Shelf, address: string, response: Response): Promise<void> {
  const cache = await caches.open(name)
  // A device that has no room left keeps nothing, and loses nothing else by that.
  await cache.put(address, response).catch(() => {})
  const cached = await cache.keys()
  await Promise.all(cached.slice(0, Math.max(0, cached.length - max)).map((oldest) => cache.delete(oldest)))
}

/** The style sheets, fonts and drawings that a page names. */
export const filesIn = (html: string): string[] => named(html, / href="(\/assets\/[^"#]+\.(?:css|woff2|svg))[#"]/g)

/** Further files of a page that was never opened: its scripts, and the ground of its map. */
export const partsIn = (html: string): string[] => named(html, /"(\/assets\/[^"]+\.js|\/map\/[\w-]+\.svg)"/g)

const named = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, address = '']) => address)),
]
