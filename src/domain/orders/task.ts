/** Tasks of a customer: pay, bring cash, pay the rest, take an offer of a waitlist, add papers, write a review. */
export const taskKinds = ['pay', 'cash', 'rest', 'offer', 'papers', 'review'] as const
export type TaskKind = (typeof taskKinds)[number]

export const taskEntities = ['reservation', 'purchase', 'visa', 'waiting'] as const

/** More than anybody looks through at once. */
export const maxTasks = 20
