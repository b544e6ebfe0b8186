import { foldName } from '../../../domain/fold-name.ts'

const country = new Set('iraq, kurdistan, العراق, كردستان, كوردستان, عێراق, عیراق, کوردستان'.split(', ').map(foldName))

/** What people write behind a town, as on a letter: no town is called so, and what tells of the country would come before it (`erbil iraq`). */
export function withoutCountry(q: string): string {
  const words = q.trim().split(/[\s,،]+/)
  const last = words.at(-1)
  return words.length > 1 && last && country.has(foldName(last)) ? words.slice(0, -1).join(' ') : q
}
