export const memberRoles = ['manager', 'cashier', 'visa_officer'] as const
export type MemberRole = (typeof memberRoles)[number]

/**
 * Rights of the members of a seller or a property. A cashier at a door sees only who comes in. Managers see guests' names, phones and
 * payments. Visa officers see the papers of visas and nothing else.
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
