/** The parts of the back office that rights are given for. */
export const areas = [
  'today',
  'calendar',
  'content',
  'orders',
  'people',
  'money',
  'team',
  'reviews',
  'visas',
  'settings',
] as const
export type Area = (typeof areas)[number]

/** Each level includes those before it. The database stores the index. */
export const levels = ['none', 'view', 'change', 'decide'] as const
export type Level = (typeof levels)[number]

/** The level of a role in every area. */
export type Levels = Record<Area, Level>

export type Right = { area: Area; level: Exclude<Level, 'none'> }

export const isAtLeast = (level: Level, min: Level): boolean => levels.indexOf(level) >= levels.indexOf(min)

export const hasRight = (own: Levels, { area, level }: Right): boolean => isAtLeast(own[area], level)

/** The rights of two memberships at one unit. */
export const highestOf = (one: Levels, two: Levels): Levels =>
  Object.fromEntries(areas.map((area) => [area, isAtLeast(one[area], two[area]) ? one[area] : two[area]])) as Levels

/** Nobody gives more than they have. */
export const includesAll = (own: Levels, other: Levels): boolean =>
  areas.every((area) => isAtLeast(own[area], other[area]))
