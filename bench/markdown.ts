/** A section of the report: a heading, what is measured, a table. */
export const toSection = (title: string, lead: string, header: string[], rows: string[][]): string =>
  `## ${title}\n\n${lead}\n\n${toTable(header, rows)}\n`

const toTable = (header: string[], rows: string[][]): string =>
  [header, header.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

// A thousand bytes: the stricter of the two readings of a budget.
export const toKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
