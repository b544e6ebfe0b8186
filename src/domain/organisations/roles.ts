import { type Area, areas, type Level, type Levels } from './areas.ts'

/** The ready roles. An organisation may copy one, and change its levels. */
export const roleKeys = [
  'owner',
  'manager',
  'reception',
  'housekeeping',
  'door',
  'cashier',
  'accountant',
  'visa_officer',
] as const
export type RoleKey = (typeof roleKeys)[number]

const toLevels = (levels: Partial<Record<Area, Level>>): Levels =>
  Object.fromEntries(areas.map((area) => [area, levels[area] ?? 'none'])) as Levels

const everything = Object.fromEntries(areas.map((area) => [area, 'decide' as const]))

/** A migration wrote the same into `roles`; a test compares both. */
export const readyRoles: Record<RoleKey, Levels> = {
  owner: toLevels(everything),
  manager: toLevels({
    ...everything,
    content: 'change',
    people: 'change',
    money: 'view',
    team: 'view',
    settings: 'change',
  }),
  reception: toLevels({ today: 'decide', calendar: 'change', orders: 'change', people: 'view' }),
  housekeeping: toLevels({ today: 'view' }),
  door: toLevels({ today: 'change' }),
  cashier: toLevels({ today: 'change' }),
  accountant: toLevels({ orders: 'view', money: 'change' }),
  visa_officer: toLevels({ visas: 'decide' }),
}
