import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toPrivatePattern, toScreenPattern } from '../patterns.ts'
import { hasSecret, isPrivate, type LayoutRoute, type Screen } from '../screen.ts'

type Table = {
  screens: readonly Screen[]
  layouts: readonly LayoutRoute[]
  /** The folder of the route files. */
  folder: string
}

/** Contradictions between a table of screens and its route files, or within the table. */
export function findTableErrors({ screens, layouts, folder }: Table): string[] {
  const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name))
  return [
    ...findFileErrors(files, [...screens, ...layouts]),
    ...screens.flatMap((screen) => (files.includes(screen.file) ? findSignInErrors(screen, folder) : [])),
    ...screens.flatMap((screen) => [...findSecretErrors(screen), ...findAddressErrors(screen)]),
    ...findPrivateErrors(screens),
    ...findTwice(screens.map(({ path }) => path)).map((path) => `${path} stands in the table twice`),
  ]
}

function findFileErrors(files: readonly string[], lines: readonly { file: string }[]): string[] {
  const stated = new Set(lines.map(({ file }) => file))
  return [
    ...files.filter((file) => !stated.has(file)).map((file) => `${file} is in no line of the table`),
    ...[...stated].filter((file) => !files.includes(file)).map((file) => `${file} does not exist`),
  ]
}

/** Only `requireUser` sends a visitor away; it stands in the route file, where it is seen. */
function findSignInErrors(screen: Screen, folder: string): string[] {
  const asks = /\brequireUser\(\{/.test(readFileSync(join(folder, screen.file), 'utf8'))
  if (asks && !isPrivate(screen)) return [`${screen.path} asks for a sign-in, but its audience is ${screen.audience}`]
  if (!asks && isPrivate(screen)) return [`${screen.path} is for one person, but asks nobody to sign in`]
  return []
}

function findSecretErrors(screen: Screen): string[] {
  const isLink = screen.audience === 'link'
  if (isLink && !hasSecret(screen)) return [`${screen.path} is for who has a link, but has no secret`]
  if (hasSecret(screen) && !isLink && !isPrivate(screen)) return [`${screen.path} shows a secret to ${screen.audience}`]
  return []
}

function findAddressErrors(screen: Screen): string[] {
  if (screen.audience !== 'everybody') return []
  const { path, query = [], indexed, indexedBy = {}, canonical, example } = screen
  const pattern = toScreenPattern(screen)
  const unread = [...Object.keys(indexedBy), ...(canonical ?? [])].filter((name) => !query.includes(name))
  const last = path.split('/').at(-1) ?? ''
  return [
    ...unread.map((name) => `${path} does not read ${name} of its query`),
    ...(indexed === true && /[:*]/.test(path) ? [`${path} is in the sitemap without a kind of content`] : []),
    ...(typeof indexed === 'string' && !last.startsWith(':') ? [`${path} has no address for each ${indexed}`] : []),
    ...(example && !pattern.test(example.replace(/\?.*/, '')) ? [`${example} is no address of ${path}`] : []),
  ]
}

/** A private path is private with everything below it. */
function findPrivateErrors(screens: readonly Screen[]): string[] {
  const pattern = toPrivatePattern(screens)
  return screens
    .filter((screen) => pattern.test(screen.path) !== isPrivate(screen))
    .map(({ path, audience }) => `${path} is for ${audience}, but lies below a private path`)
}

const findTwice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index)
