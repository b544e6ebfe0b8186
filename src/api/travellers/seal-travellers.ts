import { type PersonalField, toPersonalFieldName } from '../../db/personal-field.ts'
import type { Seal } from '../../db/seal.ts'
import type { Traveller } from '../../domain/accounts/traveller.ts'

/** All of them as one text, which only its own place can open: neither another purchase nor another customer. */
export const sealTravellers = (seal: Seal, travellers: readonly Traveller[], place: PersonalField): string =>
  seal.close(JSON.stringify(travellers), toPersonalFieldName(place))

export const openTravellers = (seal: Seal, text: string, place: PersonalField): Traveller[] =>
  JSON.parse(seal.open(text, toPersonalFieldName(place)))
