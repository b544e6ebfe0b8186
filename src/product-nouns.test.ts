import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))

/** A product noun belongs to its feature. A plural counts as its singular. */
const nouns = new Set(
  [
    ['property', 'stay', 'room', 'hotel', 'landmark', 'reservation', 'booking', 'arrival'],
    ['offer', 'event', 'activity', 'umrah', 'tourism', 'tour', 'departure', 'package', 'flight'],
    ['discount', 'business', 'redemption', 'till', 'subscription', 'voucher', 'ticket', 'purchase', 'sale'],
    ['visa', 'applicant', 'traveller', 'trip', 'wishlist', 'waitlist', 'invoice', 'wallet', 'payer', 'checkout'],
    ['review', 'question', 'article', 'advertisement', 'prayer', 'qibla', 'navigator', 'seller', 'order'],
  ].flat(),
)

/** Composition names the features that it puts together; two rooms of both sites name what both show. */
const exceptions: Record<string, string> = {
  'site/app/server-parts.ts': 'hands parts of features to the page that the server draws',
  'site/entry.server.tsx': 'draws those parts',
  'site/shell/footer.tsx': 'links to the prayer times and to the direction of prayer',
  'site/shell/site-session-sync.tsx': 'keeps the wishlist in step with the session',
  'office/screens/table.ts': 'states for each screen the right of a seller that shows its tab',
  'client/session/clear-on-sign-out.ts': 'deletes what features have stored, before their scripts are loaded',
  'client/money/in-dinars.ts': 'both sites show the price of an order in both currencies',
  'client/money/paid-dinars.ts': 'both sites show what an order was paid with',
}

/** Words of browsers, of HTTP and of React, which only look like the product's. */
const platformNames = /(server|customer|live|push|fetch|follow|use-effect)-events?|event-(reader|connection)/g
/** A drawing is named after what it shows. */
const isDrawing = (name: string) => /Icon$|^ui\/icons/.test(name)

const toSingular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=s)es$|(?<!s)s$/, '')
const toParts = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(platformNames, '')
    .split(/[^a-z0-9]+/)
const hasNoun = (name: string): boolean =>
  !isDrawing(name) && toParts(name).some((word) => nouns.has(word) || nouns.has(toSingular(word)))

const files = ['site', 'office', 'client', 'ui']
  .flatMap((room) =>
    readdirSync(join(src, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  )
  .filter((file) => /^(?!.*\.react-router).*(?<!\.config|\.test)\.tsx?$/.test(file))
  .filter((file) => !/\/(features|routes)\//.test(file))

test('only features and routes name a noun of the product', () => {
  const guilty = files.flatMap((file) => {
    const names = [file, ...sharedNamesOf(file)].filter(hasNoun)
    return names.length > 0 && !exceptions[file] ? [`${file}: ${names.join(', ')}`] : []
  })
  expect(guilty).toEqual([])
})

test('each exception is needed, and they stay few', () => {
  const needed = files.filter((file) => [file, ...sharedNamesOf(file)].some(hasNoun))
  expect(Object.keys(exceptions).filter((file) => !needed.includes(file))).toEqual([])
  expect(Object.keys(exceptions).length).toBeLessThanOrEqual(15)
})

test('a noun is found in every form of a name', () => {
  const names = ['toPropertyPath', 'stays', 'activities', 'business_key', 'ui/stay-range.ts', 'businesses']
  expect(names.filter(hasNoun)).toEqual(names)
  expect(['useEffectEvent', 'TicketIcon', 'client/call/live-events.ts', 'toPath', 'details'].filter(hasNoun)).toEqual(
    [],
  )
})

/** What a file exports, and what it imports from other files of ours. A package has its own words. */
function sharedNamesOf(file: string): string[] {
  const { program } = parseSync(file, readFileSync(join(src, file), 'utf8'))
  return program.body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration')
      return statement.source.value.startsWith('.') ? statement.specifiers.flatMap(namesIn) : []
    return statement.type === 'ExportNamedDeclaration' ? exportedNames(statement) : []
  })
}

type Exports = Extract<ReturnType<typeof parseSync>['program']['body'][number], { type: 'ExportNamedDeclaration' }>

function exportedNames({ declaration, specifiers }: Exports): string[] {
  if (!declaration) return specifiers.flatMap(namesIn)
  return 'declarations' in declaration
    ? declaration.declarations.flatMap(({ id }) => namesIn(id))
    : namesIn(declaration.id)
}

/** Every identifier of a binding or of one entry of a list. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, name } = node as { type?: unknown; name?: unknown }
  const own = type === 'Identifier' && typeof name === 'string' ? [name] : []
  return [...own, ...Object.values(node).flatMap(namesIn)]
}
