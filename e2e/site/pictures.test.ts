import { describe, expect, inject, test } from 'vitest'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { photosText } from '../../src/i18n/messages/photos.ts'
import { ask } from '../support/api.ts'
import { openPage } from '../support/browser.ts'
import { hold } from '../support/hold-response.ts'
import { casesIn } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'
import { expectHealthy, listErrors } from '../support/page-health.ts'

const site = inject('site')
const widths = [320, 640, 960, 1600]
const brands = { avif: [4, 'ftypavif'], webp: [8, 'WEBP'] } as const

type Pictured = { pictures: unknown[] }

const pictureOf = async (path: string) => (await ask(path)).data[0]?.picture.url ?? ''

describe.each(['avif', 'webp'] as const)('a real picture as %s', (format) => {
  test.each(widths)('%i wide', async (width) => {
    const response = await fetch(`${site}${await pictureOf('/public/events')}/${width}.${format}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    const [place, brand] = brands[format]
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(bytes.toString('latin1', place, place + brand.length)).toBe(brand)
    expect(bytes.length).toBeGreaterThan(1000)
  })
})

test.each(['333.avif', '320.gif', '320.webp.exe', '../320.webp'])('there is no %s', async (file) => {
  expect((await fetch(`${site}${await pictureOf('/public/events')}/${file}`)).status).toBe(404)
})

test('a picture of another version is not there', async () => {
  const url = (await pictureOf('/public/events')).replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  expect((await fetch(`${site}${url}/320.webp`)).status).toBe(404)
})

test('the browser chooses AVIF in the width it needs, and shows it', async () => {
  const { page, go } = await openPage({ width: 390, realPictures: true })
  await go(`/events/${(await ask('/public/events')).data[0]?.id}`)
  const picture = page.locator('main picture img').first()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const shown = await picture.evaluate((image: HTMLImageElement) => ({
    source: image.currentSrc,
    width: image.naturalWidth,
  }))
  expect(shown.source).toMatch(/\/640\.avif$/)
  expect(shown.width).toBeGreaterThan(300)
})

/** Runs in the page. The contrast of a button's sign to its ground, over white. */
function toContrastOverWhite(button: Element): number {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return 0
  const { color, backgroundColor } = getComputedStyle(button)
  const [light = 0, dark = 0] = [
    ['white', backgroundColor, color],
    ['white', backgroundColor],
  ]
    .map((layers) => {
      for (const layer of layers) {
        canvas.fillStyle = layer
        canvas.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .toSorted((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(casesIn('ar', ['en', 'ar']))('the photos of a stay, in %s', (locale) => {
  const t = photosText[locale]

  test('open in the page: by swiping, keys and buttons one goes on, and the way back closes them', async () => {
    const visit = await openPage({ locale, width: 390, motion: true })
    const { page } = visit
    const { id, pictures, roomTypes } = await ask<
      Pictured & { id: number; roomTypes: (Pictured & { title: string })[] }
    >('/user/properties/3', locale)
    await visit.go(`/properties/${id}?checkIn=2026-01-01`)
    const start = page.url()
    const viewer = page.getByRole('dialog', { name: t.viewer })
    const all = page.getByRole('link', { name: messages[locale].property.photos(pictures.length), exact: true })
    await all.click()
    await viewer.waitFor()
    expect(page.url()).toBe(`${start}#photo-1`)
    const total = pictures.length
    const shows = (n: number) => viewer.getByText(t.place(n, total), { exact: true }).waitFor()
    await shows(1)
    await page.keyboard.press(locale === 'en' ? 'ArrowRight' : 'ArrowLeft')
    await shows(2)
    const next = viewer.getByRole('button', { name: t.next })
    await next.hover()
    // White on what lies behind it, over the brightest picture there is.
    await expect.poll(() => next.evaluate(toContrastOverWhite)).toBeGreaterThan(4.5)
    await next.click()
    await shows(3)
    // A finger moves the row itself.
    await viewer.locator('ul').evaluate((row) => {
      const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1
      row.scrollTo({ left: 3 * row.clientWidth * forward, behavior: 'instant' })
    })
    await shows(4)
    await page.keyboard.press('Home')
    await shows(1)
    await expectHealthy(visit, { skip: ['shift'] })
    await page.goBack()
    await viewer.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(start)

    await page.locator('main section a picture').nth(1).click()
    await shows(2)
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(start)
    await page.waitForFunction(() => document.activeElement?.matches('section a:has(picture)'))

    const room = roomTypes[1]
    await page
      .getByRole('link', { name: `${messages[locale].property.gallery}: ${room?.title} (2)`, exact: true })
      .click()
    await viewer.getByText(t.place(2, room?.pictures.length ?? 0), { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })

    await page.goto(`${start}#photo-3`)
    await shows(3)
    await viewer.getByRole('button', { name: messages[locale].alert.close }).click()
    await viewer.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(start)
  })
  test('tapped before the scripts are there, one opens when they are, and nothing is amiss', async () => {
    const visit = await openPage({ locale, width: 390 })
    const { page, context } = visit
    const letGo = await hold(context, '**/assets/*.js')
    await page.goto(site + localPath(locale, '/properties/3'), { waitUntil: 'commit' })
    const second = page.locator('main section a picture').nth(1)
    await second.waitFor()
    await second.click()
    expect(page.url()).toMatch(/\/properties\/3#photo-2$/)
    await letGo()
    const viewer = page.getByRole('dialog', { name: t.viewer })
    await viewer.waitFor()
    await page.waitForFunction(() => document.documentElement.dataset.ready === '')
    expect(await listErrors(visit)).toEqual([])
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
  })
})
