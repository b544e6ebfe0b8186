/** The most that a page may weigh as it travels, in bytes. A thousand make a kilobyte, the stricter reading. */
export const budgets = { scripts: 118_000, styles: 20_000, fonts: 30_000, html: 20_000 } as const

/** Where something is chosen and bought, the code for its kind comes along. Each page has the drawings of the frame in itself, 1.2 KB. Guests
 * write in Latin letters, too: that file comes with them. */
const detailBudgets = { ...budgets, scripts: 124_000, fonts: 50_000, html: 21_200 } as const

/** Where people stay has its rooms, its rules, questions and what guests say; an Umrah the plans of two cities besides its days. */
const longBudgets = { ...detailBudgets, html: 24_800 } as const

/** A day is chosen in the calendar of the page: a tap before its code would be lost, so the code comes with the page. */
const daysScripts = 125_000

/** The first page has a group of every kind, and the search for stays. */
const homeBudgets = { ...budgets, scripts: 119_000, html: 26_500 } as const

/** The till scans, and accepts codes offline: the parts for both load at once. */
const tillBudgets = { ...budgets, scripts: 130_000, fonts: 50_000 } as const

export function budgetsOf(path: string): Record<keyof typeof budgets, number> {
  if (/\/business$/.test(path)) return tillBudgets
  if (/\/properties\/\d+$/.test(path)) return longBudgets
  if (/\/umrah\/\d+$/.test(path)) return { ...longBudgets, scripts: daysScripts }
  if (/\/(offers|tourism-packages\/\w+\/\w+)\/\d+$/.test(path)) return { ...detailBudgets, scripts: daysScripts }
  if (/\/\d+$/.test(path)) return detailBudgets
  return /^\/(ar|ku)?$/.test(path) ? homeBudgets : budgets
}

/** The list of stays before compression: a browser reads all of it. Arabic letters take two bytes each. */
export const plainBudgets = { en: 110_000, ar: 120_000, ku: 122_000 } as const

/** The pages that most visits begin with: the first, a list, and one of each kind that is chosen and bought. */
export const weighedPages = [
  '/',
  '/properties',
  '/properties/1',
  '/events/1',
  '/activity/1',
  '/offers/1',
  '/tourism-packages/iraq/adventure/4',
  '/umrah/1',
] as const

/** The first screen of the till, for those who sell. */
export const tillPage = '/business'

/** The first page on a first visit, with its pictures and the heads of all answers. */
export const firstVisitBudgets = { usual: 350_000, saving: 180_000 } as const

/** The rest of them for pictures, which depend on the visible part of the page. */
export const savingBudget = 165_500
