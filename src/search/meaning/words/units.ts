import { foldWord } from '../../language/fold.ts'

const toSet = (list: string): ReadonlySet<string> => new Set(list.split(', ').map(foldWord))

/** Latin letters that people write right after a number. */
export const unitsAfterDigits = toSet(
  'k, th, st, nd, rd, star, stars, people, persons, person, pax, guests, guest, adults, adult, kids, children, rooms, room, night, nights, days, usd, iqd, id, m, am, pm, yo, y, years, year, dinar, dinars, dollar, dollars, kas, nafar, mn',
)
/** The same, right before a number. */
export const unitsBeforeDigits = toSet('usd, iqd, id, x, under, below, us')
