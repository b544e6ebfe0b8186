/** A rule that says no says why: as a value, never as an exception. The code is translated at the edge. */
export type ProblemResult<Code extends string> = { ok: false; code: Code }

export const refuse = <const Code extends string>(code: Code): ProblemResult<Code> => ({ ok: false, code })
