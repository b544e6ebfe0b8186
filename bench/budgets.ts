/** The most that a page may weigh as it travels, in bytes. A thousand make a kilobyte, the stricter reading. */
export const budgets = { scripts: 115_000, styles: 20_000, fonts: 60_000, html: 20_000 } as const

/** One of each kind of page that most visits begin with: a list and a detail. */
export const weighedPages = ['/properties', '/events/1'] as const
