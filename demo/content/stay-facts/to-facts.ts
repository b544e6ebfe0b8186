import type { z } from 'zod'
import type { PropertyFacts } from '../../../src/contract/property-facts.ts'
import { mountains, seedOf, shrines } from '../rates.ts'
import type { DemoProperty, FeatureKey, LocationKey } from '../shapes.ts'

export type Facts = z.output<typeof PropertyFacts>
type Parts = { [Part in keyof Facts]?: Partial<Facts[Part]> }

/** What the descriptions say already, or what follows from them. */
const said: Record<string, Parts> = {
  'sabil-al-rayhan-kadhimiya': { access: { hasWheelchair: true } },
  'rukham-karbala': { access: { hasWheelchair: true } },
  'zanbaq-zayouna': { internet: { megabits: 60 } },
  'wisal-kadhimiya': { access: { doorWidth: 95 } },
  'ink-house-haydarkhana': { access: { steps: 3, doorWidth: 65 } },
  'marsam-waziriya': { rules: { pets: 'small' } },
  'bayt-al-sirdab-najaf': { rules: { quiet: { from: '22:00', until: '06:00' } }, access: { doorWidth: 65 } },
  'rummana-sudur': { rules: { quiet: { from: '23:00', until: '07:00' } } },
  'fanus-diwaniyah': { rules: { cots: 'free' } },
  'tashi-duhok-bazaar': { water: { hot: 'always' } },
  'khan-al-sarraj-karbala': { water: { hot: 'always' } },
  'gulanbar-khurmal': { water: { hot: 'always' } },
  'plikan-akre': { access: { steps: 38 } },
  'sarban-hawraman': { access: { steps: 24 } },
  'klashchn-tawela': { access: { steps: 12 } },
  'khurey-aw-ahmadawa': { access: { steps: 9 }, rules: { feeAtArrival: 2000 } },
  'ballur-sawa': { rules: { feeAtArrival: 3000 } },
  'siyachamana-biyara': { rules: { lateArrival: 'call_ahead' } },
  'mudhif-chibayish': { power: { gridHours: 10, generatorHours: 14 }, water: { hot: 'sun_heated' } },
  'buwayb-abu-khaseeb': { water: { hot: 'sun_heated' } },
  'raqim-afak': { water: { hot: 'sun_heated' } },
  'lawz-alqosh': { rules: { couples: 'identity_only' }, family: { hasHalalKitchen: false } },
  'tannur-bartella': { rules: { couples: 'identity_only' }, family: { hasHalalKitchen: false } },
}

/** How long the grid brings power on a usual day. */
const gridHours: Partial<Record<LocationKey, [number, number, number]>> = {
  baghdad: [14, 16, 17], basra: [15, 16, 18], nineveh: [16, 17, 18], karbala: [18, 19, 20], najaf: [18, 19, 20],
  erbil: [22, 23, 24], sulaymaniyah: [22, 23, 24], duhok: [21, 22, 23], halabja: [20, 21, 22],
}
const elsewhere = [14, 15, 17] as const

const at = <T>(seed: number, choices: readonly [T, ...T[]]): T => choices[seed % choices.length] ?? choices[0]

export function toFacts(property: DemoProperty): Facts {
  const facts: Facts = {
    rules: toRules(property),
    power: toPower(property),
    water: toWater(property),
    internet: toInternet(property),
    access: toAccess(property),
    family: toFamily(property),
  }
  const own = said[property.key] ?? {}
  return {
    rules: { ...facts.rules, ...own.rules },
    power: { ...facts.power, ...own.power },
    water: { ...facts.water, ...own.water },
    internet: { ...facts.internet, ...own.internet },
    access: { ...facts.access, ...own.access },
    family: { ...facts.family, ...own.family },
  }
}

const has = ({ features }: DemoProperty, key: FeatureKey): boolean => features.includes(key)
const starsOf = ({ stars }: DemoProperty): number => stars ?? 0
/** Villages in the mountains, farms, the marshes: small houses far from a city's mains. */
const isRemote = ({ type, location }: DemoProperty): boolean => type === 'guest-house' && !['baghdad', 'najaf', 'basra'].includes(location)

function toRules(property: DemoProperty): Facts['rules'] {
  const { type, location, key } = property
  const seed = seedOf(`rules ${key}`)
  const isNorth = mountains.includes(location)
  return {
    cots: has(property, 'family') || starsOf(property) >= 4 ? 'free' : type === 'hotel' ? 'paid' : 'none',
    pets: type === 'resort' ? at(seed, ['none', 'small', 'none']) : isNorth && type === 'guest-house' ? at(seed, ['small', 'none', 'welcome']) : 'none',
    smoking: has(property, 'non-smoking') || type !== 'hotel' ? 'outside' : 'some_rooms',
    couples: isNorth || (starsOf(property) === 5 && !shrines.includes(location)) ? 'identity_only' : 'marriage_paper',
    quiet: toQuiet(property, seed),
    deposit: type === 'apartment' ? at(seed, [50000, 75000, 100000]) : property.rooms.some(({ kind }) => kind === 'villa') ? 100000 : 0,
    lateArrival: has(property, 'reception-24h') || starsOf(property) === 5 ? 'any_hour' : type === 'hotel' || type === 'resort' ? 'until_midnight' : 'call_ahead',
    feeAtArrival: 0,
  }
}

function toQuiet({ type }: DemoProperty, seed: number): Facts['rules']['quiet'] {
  if (type === 'guest-house') return { from: '22:00', until: at(seed, ['06:00', '07:00']) }
  if (type === 'resort') return { from: '00:00', until: '07:00' }
  if (type === 'apartment') return { from: '23:00', until: '07:00' }
  return at(seed, [null, { from: '23:00', until: '07:00' }])
}

/** Properties with a generator of their own have power around the clock; the others wait for the street's. */
function toPower(property: DemoProperty): Facts['power'] {
  const seed = seedOf(`power ${property.key}`)
  const grid = at(seed, gridHours[property.location] ?? elsewhere) - (isRemote(property) ? 3 : 0)
  const isWhole = hasOwnPower(property)
  const dark = isWhole ? 0 : Math.min(24 - grid, at(seed >> 3, [1, 2, 3]))
  return { gridHours: grid, generatorHours: 24 - grid - dark, lift: !hasLift(property) ? 'none' : isWhole ? 'works' : 'stops' }
}

export const hasOwnPower = (property: DemoProperty): boolean => has(property, 'generator') || starsOf(property) >= 4
const hasLift = (property: DemoProperty): boolean => has(property, 'lift') || (property.type === 'hotel' && starsOf(property) === 5)

function toWater(property: DemoProperty): Facts['water'] {
  const seed = seedOf(`water ${property.key}`)
  return {
    hot: property.type === 'guest-house' ? at(seed, ['always', 'mornings_and_evenings']) : 'always',
    hasTank: !isRemote(property) || seed % 3 !== 0,
  }
}

function toInternet(property: DemoProperty): Facts['internet'] {
  if (!has(property, 'wifi')) return { where: 'none', megabits: 0, worksInCuts: false }
  const seed = seedOf(`internet ${property.key}`)
  const [slow, quick] = starsOf(property) === 5 ? [80, 120] : starsOf(property) === 4 ? [40, 60] : property.type === 'apartment' ? [25, 40] : isRemote(property) ? [6, 10] : [15, 25]
  return { where: isRemote(property) && seed % 2 === 0 ? 'common_rooms' : 'everywhere', megabits: at(seed >> 2, [slow ?? 10, quick ?? 10]), worksInCuts: hasOwnPower(property) }
}

function toAccess(property: DemoProperty): Facts['access'] {
  const seed = seedOf(`access ${property.key}`)
  const isMade = has(property, 'accessible')
  return {
    steps: isMade ? 0 : starsOf(property) >= 4 ? at(seed, [0, 2, 3]) : at(seed, [1, 2, 3, 4, 5]),
    hasGroundFloorRooms: property.rooms.some(({ floor }) => floor === 0),
    doorWidth: isMade ? 90 : starsOf(property) >= 4 ? 85 : at(seed >> 3, [70, 75, 80]),
    hasGrabRails: isMade,
    hasWheelchair: isMade && has(property, 'near-shrine'),
  }
}

/** Large houses have doors between rooms; what cooks for its guests cooks halal nearly everywhere, and says so. */
function toFamily(property: DemoProperty): Facts['family'] {
  const seed = seedOf(`family ${property.key}`)
  const isLarge = property.rooms.length >= 3 && starsOf(property) >= 3
  return {
    hasAdjoiningRooms: (has(property, 'family') && property.type !== 'guest-house') || (isLarge && seed % 3 === 0),
    womenPool: has(property, 'pool') && seed % 5 !== 0 ? at(seed, [{ from: '10:00', until: '13:00' }, { from: '09:00', until: '12:00' }, { from: '15:00', until: '18:00' }]) : null,
    hasHalalKitchen: has(property, 'restaurant') || (has(property, 'breakfast') && seed % 2 === 0),
  }
}
