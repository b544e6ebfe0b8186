import type { Right } from '../../domain/organisations/areas.ts'
import type { Presence } from '../../domain/stays/presence.ts'

/** A no-show or a departure releases nights, so it needs more than an arrival. */
export const rightFor = (was: Presence | null, to: Presence): Right => ({
  area: 'today',
  level: was === null && to === 'arrived' ? 'change' : 'decide',
})
