import type { Scene } from './scene.ts'

/** What can be seen from a window. */
export type View =
  | 'mountains'
  | 'river'
  | 'city'
  | 'mosque'
  | 'lake'
  | 'hill-city'
  | 'stream'
  | 'shrine'
  | 'marsh'
  | 'dunes'
  | 'grove'
  | 'plain-lake'
  | 'sea'
  | 'garden'
  | 'courtyard'

/** What there is in a place, and so in its pictures. */
export type Land = {
  mountains: boolean
  palms: boolean
  /** A river, a lake or the sea within sight. */
  water: boolean
  /** Streets around. */
  town: boolean
  /** Tall houses in those streets: most towns have none. */
  towers: boolean
  /** Domes and minarets over the roofs. */
  domes: boolean
  views: readonly [View, ...View[]]
  /** Scenes that only places like this one have, of those that are not at home everywhere. */
  scenes: readonly Scene[]
}

const plain = { mountains: false, palms: true, water: false, town: false, towers: false, domes: true } as const
const highland = { mountains: true, palms: false, water: false, town: false, towers: false, domes: true } as const

export const places = {
  'river-city': {
    ...plain,
    water: true,
    town: true,
    towers: true,
    views: ['river', 'city', 'mosque'],
    scenes: ['river', 'bridge', 'boat', 'skyline', 'old-city', 'minaret', 'palms', 'ziggurat', 'citadel'],
  },
  'river-town': {
    ...plain,
    water: true,
    town: true,
    views: ['river', 'mosque'],
    scenes: ['river', 'bridge', 'boat', 'skyline', 'old-city', 'minaret', 'palms', 'ziggurat', 'citadel'],
  },
  /** Away from the river, or with none. */
  town: {
    ...plain,
    town: true,
    views: ['mosque', 'garden'],
    scenes: ['skyline', 'old-city', 'minaret', 'palms', 'citadel', 'desert'],
  },
  city: {
    ...plain,
    town: true,
    towers: true,
    views: ['city', 'mosque'],
    scenes: ['skyline', 'old-city', 'minaret', 'citadel', 'bridge', 'palms', 'desert'],
  },
  'shrine-city': {
    ...plain,
    town: true,
    towers: true,
    views: ['shrine', 'mosque'],
    scenes: [
      'golden-dome',
      'malwiya',
      'minaret',
      'old-city',
      'skyline',
      'palms',
      'desert',
      'bridge',
      'river',
      'citadel',
    ],
  },
  'river-land': {
    ...plain,
    water: true,
    views: ['river', 'grove'],
    scenes: ['river', 'bridge', 'boat', 'palms', 'old-city', 'ziggurat', 'minaret', 'desert'],
  },
  orchard: { ...plain, views: ['grove', 'garden'], scenes: ['palms', 'minaret', 'desert', 'ziggurat'] },
  oasis: { ...plain, views: ['grove', 'dunes'], scenes: ['palms', 'desert', 'citadel'] },
  desert: { ...plain, palms: true, views: ['dunes'], scenes: ['desert', 'ziggurat', 'palms', 'citadel'] },
  'desert-lake': { ...plain, water: true, views: ['plain-lake', 'dunes'], scenes: ['desert', 'lake', 'palms'] },
  'plain-lake': { ...plain, water: true, views: ['plain-lake', 'grove'], scenes: ['lake', 'boat', 'palms'] },
  marsh: {
    ...plain,
    water: true,
    views: ['marsh'],
    scenes: ['marshes', 'boat', 'river', 'palms', 'lake', 'ziggurat', 'desert'],
  },
  gulf: { ...plain, water: true, views: ['sea', 'grove'], scenes: ['seaside', 'boat', 'palms'] },
  'hill-city': {
    ...highland,
    town: true,
    towers: true,
    views: ['hill-city', 'mountains'],
    scenes: ['skyline', 'old-city', 'minaret', 'zagros', 'snow', 'canyon', 'village', 'lake', 'bridge'],
  },
  mountain: {
    ...highland,
    views: ['mountains'],
    scenes: [
      'zagros',
      'snow',
      'canyon',
      'waterfall',
      'village',
      'monastery',
      'old-city',
      'citadel',
      'minaret',
      'bridge',
      'lake',
    ],
  },
  'mountain-river': {
    ...highland,
    water: true,
    views: ['stream', 'mountains'],
    scenes: ['zagros', 'canyon', 'waterfall', 'river', 'bridge', 'village', 'old-city', 'snow', 'boat'],
  },
  'mountain-lake': {
    ...highland,
    water: true,
    views: ['lake', 'mountains'],
    scenes: ['lake', 'boat', 'zagros', 'snow', 'canyon', 'village', 'waterfall'],
  },
  /** Abroad: where winters are cold, below mountains or far from them, and where they never are. */
  north: {
    ...highland,
    water: true,
    town: true,
    towers: true,
    domes: false,
    views: ['city', 'mountains'],
    scenes: ['skyline', 'river', 'bridge', 'zagros', 'snow', 'lake', 'monastery', 'village'],
  },
  'north-plain': {
    ...highland,
    mountains: false,
    water: true,
    town: true,
    towers: true,
    domes: false,
    views: ['city', 'garden'],
    scenes: ['skyline', 'river', 'bridge'],
  },
  'gulf-city': {
    ...plain,
    water: true,
    town: true,
    towers: true,
    views: ['sea', 'city'],
    scenes: ['seaside', 'skyline', 'boat', 'palms', 'desert', 'minaret'],
  },
  tropics: {
    ...plain,
    water: true,
    towers: true,
    domes: false,
    views: ['sea', 'grove'],
    scenes: ['seaside', 'boat', 'palms', 'terraces', 'skyline', 'waterfall', 'river'],
  },
} satisfies Record<string, Land>

export type Place = keyof typeof places

/** Scenes that belong to some places only; all others may be anywhere. */
export const placed: readonly Scene[] = [
  ...new Set<Scene>([...Object.values(places).flatMap((land): readonly Scene[] => land.scenes), 'kaaba', 'green-dome']),
]

export const isAtHome = (scene: Scene, place: Place): boolean =>
  !placed.includes(scene) || (places[place] as Land).scenes.includes(scene)

/** A picture that is of no place in particular, or of one abroad: everything may be in it. */
export const anywhere: Land = {
  mountains: true,
  palms: true,
  water: true,
  town: true,
  towers: true,
  domes: true,
  views: ['mountains', 'river', 'city', 'mosque', 'lake'],
  scenes: [],
}
