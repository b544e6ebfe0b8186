/** What waits for a customer: to pay, to bring cash, to pay the rest, to take an offer of a waiting list, to add papers, to write a review. */
export const taskKinds = ['pay', 'cash', 'rest', 'offer', 'papers', 'review'] as const
export type TaskKind = (typeof taskKinds)[number]

export const taskEntities = ['reservation', 'purchase', 'visa', 'waiting'] as const

/** More than anybody looks through at once. */
export const maxTasks = 20
