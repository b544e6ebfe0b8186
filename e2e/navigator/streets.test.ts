import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { encodeArchive, encodeTile } from '../../src/client/map/streets/testing/tiles.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { findFreePort } from '../../src/server/processes/testing/free-port.ts'
import { isReady, openPage } from '../support/browser.ts'
import { type SafarProcess, startSafar } from '../support/safar-process.ts'

/** All of it is water, with a street across and a name in the middle. */
const tile = encodeTile({
  water: [{ shape: 'Polygon', properties: {}, lines: [[0, 0, 4096, 0, 4096, 4096, 0, 4096]] }],
  roads: [{ shape: 'LineString', properties: { class: 'primary' }, lines: [[0, 2048, 4096, 2048]] }],
  places: [{ shape: 'Point', properties: { name: 'Town', 'name:ar': 'بلدة' }, lines: [[2048, 1024]] }],
})
const water = '1,99,201,255'

const style = {
  version: 8,
  sources: { streets: { type: 'vector', url: 'tiles.json' } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#ffffff' } },
    {
      id: 'water',
      type: 'fill',
      source: 'streets',
      'source-layer': 'water',
      paint: { 'fill-color': 'rgb(1, 99, 201)' },
    },
    {
      id: 'roads',
      type: 'line',
      source: 'streets',
      'source-layer': 'roads',
      filter: ['==', 'class', 'primary'],
      paint: { 'line-color': '#000', 'line-width': 4 },
    },
    { id: 'places', type: 'symbol', source: 'streets', 'source-layer': 'places', layout: { 'text-field': '{name}' } },
  ],
}
const described = {
  tiles: ['tiles/{z}/{x}/{y}.pbf'],
  maxzoom: 14,
  attribution: '<a href="https://maps.example/credits">© Mapmakers</a> <a href="javascript:alert(1)">and others</a>',
}

const folder = mkdtempSync(join(tmpdir(), 'safar-streets-'))
const asked: string[] = []
let maps: Server
let mapsUrl: string
let withStyle: SafarProcess
let withFile: SafarProcess

beforeAll(async () => {
  maps = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.setHeader('access-control-allow-origin', '*')
    if (url === '/style.json') response.end(JSON.stringify(style))
    else if (url === '/tiles.json') response.end(JSON.stringify(described))
    else if (url.endsWith('.pbf')) response.end(tile)
    else response.writeHead(404).end()
  }).listen(0, 'localhost')
  await new Promise((resolve) => maps.once('listening', resolve))
  mapsUrl = `http://localhost:${(maps.address() as AddressInfo).port}`
  const file = join(folder, 'streets.pmtiles')
  const metadata = { attribution: '© File makers', vector_layers: [{ id: 'water' }, { id: 'roads' }, { id: 'places' }] }
  writeFileSync(file, encodeArchive([{ z: 0, x: 0, y: 0, bytes: tile }], { metadata }))
  const start = async (name: string, settings: Record<string, string>) =>
    startSafar({
      dataDir: join(folder, name),
      port: await findFreePort(),
      settings: { SERVICES: 'site', API_URL: `${inject('site')}/services/api`, ...settings },
    })
  withStyle = await start('style', { MAP_STYLE_URL: `${mapsUrl}/style.json` })
  withFile = await start('file', { MAP_TILES_FILE: file })
  await Promise.all([withStyle.said('Safar is ready'), withFile.said('Safar is ready')])
}, 180_000)

afterAll(async () => {
  maps.close()
  for (const safar of [withStyle, withFile]) safar.signal('SIGTERM')
  await Promise.all([withStyle.ended, withFile.ended])
  rmSync(folder, { recursive: true })
})

/** The colour that most of the canvas has. */
const colorOf = (page: Page): Promise<string | undefined> =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const side = 20
    const copy = Object.assign(document.createElement('canvas'), { width: side, height: side })
    const context = copy.getContext('2d', { willReadFrequently: true })
    if (!context) return undefined
    context.imageSmoothingEnabled = false
    context.drawImage(canvas, 0, 0, side, side)
    const { data } = context.getImageData(0, 0, side, side)
    const colors = Array.from({ length: side * side }, (_, index) => data.slice(index * 4, index * 4 + 4).join())
    const counted = [...Map.groupBy(colors, (color) => color)].toSorted((one, two) => two[1].length - one[1].length)
    return counted[0]?.[0]
  })

test('streets by a style: its host is asked and no other, its credits are shown, what leads elsewhere is no link', async () => {
  const { page, errors } = await openPage({ locale: 'ar', width: 390 })
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  const answer = await page.goto(withStyle.url + localPath('ar', '/navigator'))
  await isReady(page)
  expect(answer?.headers()['content-security-policy']).toContain(` ${mapsUrl};`)
  await page.getByRole('link', { name: '© Mapmakers' }).waitFor()
  await expect.poll(() => colorOf(page)).toBe(water)
  expect(await page.getByText('and others').count()).toBe(1)
  expect(await page.getByRole('link', { name: 'and others' }).count()).toBe(0)
  expect(await page.getByText('GSHHG').count()).toBe(0)
  // The names are the style's, on its canvas; what can be tapped is ours.
  expect(await page.locator('svg g[direction=ltr] text').count()).toBe(0)
  expect(await page.locator('svg a[href*="/navigator"]').count()).toBeGreaterThan(3)
  expect([...hosts].filter((host) => host !== withStyle.url && host !== inject('site'))).toEqual([mapsUrl])
  expect(asked.filter((url) => url.endsWith('.pbf')).length).toBeLessThan(40)
  expect(errors.list()).toEqual([])
})

test('streets from a file of our own: nobody else is asked, and the policy names nobody', async () => {
  const { page, errors } = await openPage({ width: 1280 })
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  const answer = await page.goto(`${withFile.url}/navigator`)
  await isReady(page)
  await page.getByText('© File makers').waitFor()
  await expect.poll(() => colorOf(page)).toBe('166,207,226,255')
  expect(answer?.headers()['content-security-policy']).not.toContain(mapsUrl)
  expect([...hosts].filter((host) => host !== withFile.url && host !== inject('site'))).toEqual([])
  expect(errors.list()).toEqual([])
})
