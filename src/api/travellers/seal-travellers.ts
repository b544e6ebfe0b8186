import { type PersonalPlace, toPlaceName } from '../../db/personal-place.ts'
import type { Seal } from '../../db/seal.ts'
import type { Traveller } from '../../domain/accounts/traveller.ts'

/** All of them as one text, which only its own place can open: neither another purchase nor another customer. */
export const sealTravellers = (seal: Seal, travellers: readonly Traveller[], place: PersonalPlace): string =>
  seal.close(JSON.stringify(travellers), toPlaceName(place))

export const openTravellers = (seal: Seal, text: string, place: PersonalPlace): Traveller[] =>
  JSON.parse(seal.open(text, toPlaceName(place)))
