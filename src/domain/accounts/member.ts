/** The signed-in account, by its token. Only the database knows whether the session is still open. */
export type Member = { account: string; session: string }

/** With a profile. */
export type CustomerMember = Member & { customer: number }
