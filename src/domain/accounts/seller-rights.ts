export const memberRoles = ['manager', 'cashier', 'visa_officer'] as const
export type MemberRole = (typeof memberRoles)[number]

/**
 * What somebody who works for a seller or a property may do. A cashier stands at a door: who comes in is all that is needed there. Who the others are,
 * where they can be called, what they paid and whether they come at all is for whoever answers for it. Papers of visas are for whoever
 * works on them, and nothing else is.
 */
export const sellerRights = {
  manager: [
    'let-in',
    'see-orders',
    'export-orders',
    'decide-orders',
    'enter-airline-tickets',
    'read-travellers',
    'work-on-visas',
    'answer-reviews',
    'receive-guests',
    'decide-about-guests',
  ],
  cashier: ['let-in', 'receive-guests'],
  visa_officer: ['work-on-visas'],
} as const satisfies Record<MemberRole, readonly string[]>

export type SellerRight = (typeof sellerRights)['manager'][number]

export const hasSellerRight = (role: MemberRole, right: SellerRight): boolean =>
  sellerRights[role].some((one) => one === right)
