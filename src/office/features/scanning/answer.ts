/** How a code was answered: taken, taken by the device until the server hears of it, or not. */
export type AnswerKind = 'accepted' | 'queued' | 'refused'

/** The result of a scan for its person. */
export type AnswerText = {
  title: string
  /** The discount, large; null where no amount was given. */
  percent: number | null
  /** In the order in which they matter, the first ones larger. */
  facts: string[]
  note: string | null
}
