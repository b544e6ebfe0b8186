import { describe, expect, inject, test } from 'vitest'
import { ask } from './api.ts'
import { openPage } from './browser.ts'

const site = inject('site')
const widths = [320, 640, 960, 1600]
const brands = { avif: [4, 'ftypavif'], webp: [8, 'WEBP'] } as const

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
