import type { Presence } from '../../domain/presence.ts'
import type { SellerRight } from '../../domain/seller-rights.ts'

/** To see somebody come needs eyes; to say that they did not come, or have gone, gives their nights to others. */
export const rightFor = (was: Presence | null, to: Presence): SellerRight =>
  was === null && to === 'arrived' ? 'receive-guests' : 'decide-about-guests'
