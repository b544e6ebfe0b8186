import { hasShape, isListOf, isRecord, isText } from '../../../client/device/stored-shape.ts'
import { tabValue } from '../../../client/device/tab-value.ts'
import { travellersKey } from '../../../client/session/clear-on-sign-out.ts'
import { emptyTravellerDraft, type SavedTraveller, type TravellerDraft, toPerson } from './traveller-draft.ts'

/** Their owner and their purchase: another person, or another tour, begins anew. */
export type DraftsOwner = { owner: string; item: string }

type StoredDrafts = DraftsOwner & { drafts: Partial<Omit<TravellerDraft, 'passportNumber' | 'passportExpiresOn'>>[] }

const isStored = hasShape<StoredDrafts>({ owner: isText, item: isText, drafts: isListOf(isRecord) })
const stored = tabValue<StoredDrafts>(travellersKey, (found) => (isStored(found) ? found : null))

/** A passport is never part of it. */
export const keepTravellers = ({ owner, item }: DraftsOwner, drafts: readonly TravellerDraft[]): void =>
  void stored.write({ owner, item, drafts: drafts.map(({ passportNumber, passportExpiresOn, ...rest }) => rest) })

export function findStoredTravellers(
  { owner, item }: DraftsOwner,
  saved: readonly SavedTraveller[],
): TravellerDraft[] | null {
  const found = stored.read()
  if (found?.owner !== owner || found.item !== item) return null
  return found.drafts.map((draft) => {
    const known = saved.find(({ id }) => id === draft.savedId)
    const { passportNumber, passportExpiresOn } = known ? toPerson(known) : emptyTravellerDraft
    return { ...emptyTravellerDraft, ...draft, savedId: known?.id ?? null, passportNumber, passportExpiresOn }
  })
}

export const forgetTravellers = stored.remove
