type TodayRow = { amount: { amount: number } | null; saved: { amount: number } | null; undoneAt: string | null }

/** Undone redemptions do not count. All bills are in dinars. */
export function toTodaySums(rows: readonly TodayRow[]): { uses: number; saved: number; bills: number } {
  const living = rows.filter(({ undoneAt }) => undoneAt === null)
  const sum = (of: (row: TodayRow) => number) => living.reduce((total, row) => total + of(row), 0)
  return {
    uses: living.length,
    saved: sum(({ saved }) => saved?.amount ?? 0),
    bills: sum(({ amount }) => amount?.amount ?? 0),
  }
}
