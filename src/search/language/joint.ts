import { isGazetteerName } from './gazetteer.ts'
import { places } from './places.ts'
import { remembered } from './remembered.ts'
import { foldPhrase } from './tokenize.ts'

/** Shorter names are parts of too many words. */
const LEAST = 3
/** No kind of thing and place are longer together, and every letter more is another place to part them. */
const LONGEST = 26

let placeNames: Set<string> | undefined

/** The offset of the second part of a thing and a place written as one word, in any order (`hotelerbil`, `فندقاربيل`); 0 for any other word. */
export const jointOf = remembered((raw: string): number => {
  if (raw.length < 2 * LEAST || raw.length > LONGEST || isGazetteerName(foldPhrase(raw))) return 0
  for (let at = LEAST; at <= raw.length - LEAST; at++) {
    const parts = [foldPhrase(raw.slice(0, at)), foldPhrase(raw.slice(at))]
    if (parts.some(isPlace) && parts.every(isGazetteerName)) return at
  }
  return 0
})

function isPlace(name: string): boolean {
  placeNames ??= new Set(places.flat().flatMap((names) => names.split(', ').map(foldPhrase)))
  return placeNames.has(name)
}
