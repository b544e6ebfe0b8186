/** How a code was answered: taken, taken by the device until the server hears of it, or not. */
export type AnswerKind = 'accepted' | 'queued' | 'refused'

/** What the person who scans is shown. */
export type AnswerText = {
  title: string
  /** What comes off, large; null where nothing was named. */
  percent: number | null
  /** In the order in which they matter, the first ones larger. */
  facts: string[]
  note: string | null
}
