/** From `update` to where its assignments end. */
const updates =
  /\bupdate\s+"?(?:orders|reservations|payments|refunds|subscriptions)"?(?=\s)[^;]*?\bset\b([^;]*?)(?:\bwhere\b|\bfrom\b|\breturning\b|$)/gi
const isStatus = /(^|[\s,])"?(payment_)?status"?\s*=/i

/** The updates of a statement that change the status of something which has a table of steps. */
export const findStatusChanges = (statement: string): string[] =>
  [...statement.matchAll(updates)]
    .filter(([, assignments = '']) => isStatus.test(assignments))
    .map(([update]) => update)
