import type { SellerRight } from '../../domain/accounts/seller-rights.ts'
import type { Presence } from '../../domain/stays/presence.ts'

/** To see somebody come needs eyes; to say that they did not come, or have gone, gives their nights to others. */
export const rightFor = (was: Presence | null, to: Presence): SellerRight =>
  was === null && to === 'arrived' ? 'receive-guests' : 'decide-about-guests'
