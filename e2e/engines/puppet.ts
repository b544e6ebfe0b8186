import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { comeToRest, type Driver, type Find, findElement, type Look, until } from './engine-page.ts'

/** A page of a browser that Puppeteer has started. `prepare` comes before the first document. */
export async function openPuppet(
  browser: Browser,
  { width, height }: Look,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Driver> {
  const [page = await browser.newPage()] = await browser.pages()
  await page.setViewport({ width, height })
  await prepare?.(page)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`error in the page: ${error}`))

  const look = async (find: Find): Promise<ElementHandle | null> => {
    const handle = await page.evaluateHandle(findElement, find)
    const element = handle.asElement() as ElementHandle | null
    if (!element) await handle.dispose()
    return element
  }
  const find = (what: Find) => until(() => look(what), { what: JSON.stringify(what) })
  const reach = async (what: Find) => {
    const element = await find(what)
    await element.evaluate(comeToRest)
    return element
  }
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'load', timeout: 180_000 })
    },
    run: (script, ...input) => page.evaluate(script, ...input) as never,
    has: async (what) => (await look(what)) !== null,
    click: async (what) => (await reach(what)).click(),
    async type(what, text) {
      const field = await reach(what)
      await field.click()
      await field.type(text)
    },
    press: (key) => page.keyboard.press(key),
    upload: async (what, file) => ((await find(what)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 6 })
      await page.mouse.up()
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    async setCookie({ name, value }) {
      await browser.setCookie({ name, value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' })
    },
    takeErrors: async () => errors.splice(0),
    close: () => browser.close(),
  }
}
