import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { budgetsOf } from './budgets.ts'
import { findFonts } from './page-fonts.ts'

/** The built files of the site that an address belongs to. */
const clientFolderOf = (url: string): string =>
  fileURLToPath(new URL(`../build/${url.startsWith('/assets/office/') ? 'office' : 'site'}/client`, import.meta.url))

const fileOf = (url: string): string => join(clientFolderOf(url), url)

/** Bytes as they travel; `requests` are those of the document, scripts, styles and fonts. */
export type PageWeight = {
  path: string
  html: number
  scripts: number
  styles: number
  fonts: number
  requests: number
}

export function findExcesses(weight: PageWeight): string[] {
  const budgets = budgetsOf(weight.path)
  return (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((kind) => weight[kind] > budgets[kind])
    .map((kind) => `${weight.path}: ${kind} weigh ${weight[kind]} bytes, the budget is ${budgets[kind]}`)
}

/** What a page makes a browser fetch before it is whole, pictures aside. */
export async function measurePageWeight(
  baseUrl: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<PageWeight> {
  const response = await fetch(baseUrl + path, { headers: { ...headers, 'accept-encoding': 'br' } })
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  const scripts = withImports(findScripts(html))
  const styles = findStyles(html)
  const fonts = findFonts(html, styles.map(readBuilt))
  return {
    path,
    html: travelledBytes(response, html),
    scripts: sum(scripts.map(compressedSize)),
    styles: sum(styles.map(compressedSize)),
    fonts: sum(fonts.map((font) => statSync(fileOf(font)).size)),
    requests: 1 + scripts.length + styles.length + fonts.length,
  }
}

const travelledBytes = (response: Response, html: string): number => {
  const length = Number(response.headers.get('content-length'))
  return response.headers.get('content-encoding') === 'br' && length > 0 ? length : brotliCompressSync(html).length
}

const unique = (values: string[]): string[] => [...new Set(values)]
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
const readBuilt = (url: string): string => readFileSync(fileOf(url), 'utf8')

/** External scripts, preloaded modules, and what the router's inline script imports. */
const findScripts = (html: string): string[] =>
  unique(
    [...html.matchAll(/["'](\/assets\/[^"'\s]+\.js)["']/g)]
      .map(([, url = '']) => url)
      .filter((url) => isUsed(html, url)),
  )

// Route discovery may name modules of other pages in its JSON; only tags and imports make the browser fetch.
const isUsed = (html: string, url: string): boolean =>
  [`src="${url}"`, `href="${url}"`, `from "${url}"`, `import "${url}"`, `import("${url}")`].some((use) =>
    html.includes(use),
  )

const findStyles = (html: string): string[] =>
  unique(
    [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].flatMap(
      ([tag]) => tag.match(/href="(\/[^"]+)"/)?.[1] ?? [],
    ),
  )

type Manifest = Record<string, { file: string; imports?: string[] }>

/** A module that a preload forgot is fetched all the same, only later. */
function withImports(scripts: string[]): string[] {
  const folder = clientFolderOf(scripts[0] ?? '')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const byUrl = new Map(Object.values(manifest).map((entry) => [`/${entry.file}`, entry]))
  const found = new Set<string>()
  const visit = (url: string): void => {
    if (found.has(url)) return
    found.add(url)
    for (const key of byUrl.get(url)?.imports ?? []) visit(`/${manifest[key]?.file}`)
  }
  scripts.forEach(visit)
  return [...found]
}

function compressedSize(url: string): number {
  const file = fileOf(url)
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length
}
