import { foldName, foldNames } from '../../domain/text/fold-name.ts'

const country = new Set(foldNames('iraq, kurdistan, العراق, كردستان, كوردستان, عێراق, عیراق, کوردستان'))

/** Countries that people write after a town, as on a letter: no town has such a name, and texts about the country would come before it (`erbil iraq`). */
export function withoutCountry(q: string): string {
  const parts = q.trim().split(/[\s,،]+/)
  const last = parts.at(-1)
  return parts.length > 1 && last && country.has(foldName(last)) ? parts.slice(0, -1).join(' ') : q
}
