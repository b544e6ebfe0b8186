/** Who is signed in, by the token; whether the session still lives is the database's to say. */
export type Member = { account: string; session: string }

/** With a profile. */
export type CustomerMember = Member & { customer: number }
