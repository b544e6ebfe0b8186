import { isKnown } from './gazetteer.ts'
import { places } from './places.ts'
import { tokenize } from './tokenize.ts'

/** Shorter names are parts of too many words. */
const LEAST = 3
/** No word that people join is longer. */
const LONGEST = 40

let placeNames: Set<string> | undefined

/** Where the second begins of a thing and a place written as one word, whichever comes first (`hotelerbil`, `فندقاربيل`); 0 of any other word. */
export function jointOf(raw: string): number {
  if (raw.length < 2 * LEAST || raw.length > LONGEST || isKnown(fold(raw))) return 0
  for (let at = LEAST; at <= raw.length - LEAST; at++) {
    const parts = [fold(raw.slice(0, at)), fold(raw.slice(at))]
    if (parts.every(isKnown) && parts.some(isPlace)) return at
  }
  return 0
}

function isPlace(name: string): boolean {
  placeNames ??= new Set(places.flat().flatMap((names) => names.split(', ').map(fold)))
  return placeNames.has(name)
}

const fold = (text: string): string =>
  tokenize(text)
    .map(({ word }) => word)
    .join(' ')
