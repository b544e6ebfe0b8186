import { withStorage } from '../../../client/device/reload-guard.ts'
import { keptTravellers as name } from '../../../client/session/clear-on-sign-out.ts'
import { emptyDraft, type SavedTraveller, type TravellerDraft, toPerson } from './traveller-draft.ts'

/** Whose they are, and for what: another person, and another journey, begin anew. */
export type KeptFor = { owner: string; item: string }

type Kept = KeptFor & { drafts: Omit<TravellerDraft, 'passportNumber' | 'passportExpiresOn'>[] }

/** It outlives a reload and another language, not the tab; a passport is never part of it. */
export const keepTravellers = ({ owner, item }: KeptFor, drafts: readonly TravellerDraft[]): void =>
  void withStorage((storage) => {
    const kept: Kept = { owner, item, drafts: drafts.map(({ passportNumber, passportExpiresOn, ...rest }) => rest) }
    storage.setItem(name, JSON.stringify(kept))
  })

export const findTravellers = ({ owner, item }: KeptFor, saved: readonly SavedTraveller[]): TravellerDraft[] | null =>
  withStorage((storage) => {
    const kept = JSON.parse(storage.getItem(name) ?? 'null') as Kept | null
    if (kept?.owner !== owner || kept.item !== item) return null
    return kept.drafts.map((draft) => {
      const known = saved.find(({ id }) => id === draft.savedId)
      const { passportNumber, passportExpiresOn } = known ? toPerson(known) : emptyDraft
      return { ...emptyDraft, ...draft, savedId: known?.id ?? null, passportNumber, passportExpiresOn }
    })
  })

export const forgetTravellers = (): void => void withStorage((storage) => storage.removeItem(name))
