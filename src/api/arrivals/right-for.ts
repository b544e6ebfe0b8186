import type { SellerRight } from '../../domain/accounts/seller-rights.ts'
import type { Presence } from '../../domain/stays/presence.ts'

/** Cashiers mark arrivals. A no-show or a departure releases nights, so managers mark those. */
export const rightFor = (was: Presence | null, to: Presence): SellerRight =>
  was === null && to === 'arrived' ? 'receive-guests' : 'decide-about-guests'
