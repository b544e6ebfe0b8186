import type { BrowserContext, Page } from 'playwright-core'

/** All that a site has left in a browser, as text: caches, databases, storages and cookies, names and contents. */
export async function readDevice(page: Page, context: BrowserContext): Promise<string> {
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
  return [await page.evaluate(readAll), ...cookies].join('\n')
}

async function readAll(): Promise<string> {
  const decode = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)
  const wait = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const toText = (value: unknown): string =>
    JSON.stringify(value, (_, one) =>
      one instanceof ArrayBuffer ? decode(one) : one instanceof CryptoKey ? 'a key' : one,
    )
  const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const response = await cache.match(request)
      found.push(`${name} ${request.url}`, toText([...(response?.headers ?? [])]))
      if (response) found.push(decode(await response.arrayBuffer()))
    }
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await wait(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store)
      const [keys, values] = await Promise.all([wait(rows.getAllKeys()), wait<unknown[]>(rows.getAll())])
      const read = values.map((value) => (value instanceof Blob ? value.text() : value))
      found.push(`${name} ${store}`, toText(keys), toText(await Promise.all(read)))
    }
    database.close()
  }
  return found.join('\n')
}
