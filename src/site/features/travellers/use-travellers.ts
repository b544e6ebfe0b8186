import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '../../../client/session/auth.ts'
import { type DraftsOwner, findStoredTravellers, forgetTravellers, keepTravellers } from './stored-travellers.ts'
import {
  emptyTravellerDraft,
  isSamePerson,
  type SavedTraveller,
  type TravellerDraft,
  type TravellerField,
  type TravellerNeeds,
  toAskedInput,
  toInput,
  toPerson,
  toTravellerDraft,
} from './traveller-draft.ts'

type Options = TravellerNeeds & {
  count: number
  /** The customer's saved travellers. */
  saved: readonly SavedTraveller[]
  /** The owner, as in the rest of the checkout. */
  owner: string
  /** The item, such as `umrah 12`. */
  item: string
}

/** The people of a checkout: what stands in their fields, and what of it is sent. */
export function useTravellers({ count, saved, owner, item, ...asked }: Options) {
  const call = useCall()
  const { at, set } = useTravellerDrafts({ saved, owner, item })

  const people = Array.from({ length: count }, (_, index) => at(index))
  const findSaved = ({ savedId }: TravellerDraft) => saved.find(({ id }) => id === savedId)

  return {
    people,
    saved,
    /** Not yet for one of the others. */
    isFree: (id: number, index: number) => people.every(({ savedId }, other) => other === index || savedId !== id),
    /** Whether there is something that is not saved. */
    isNew: (index: number) => {
      const known = findSaved(at(index))
      return !known || !isSamePerson(at(index), toPerson(known))
    },
    change: (index: number, field: TravellerField, value: string) =>
      set(index, (draft) => ({ ...draft, [field]: value })),
    choose: (index: number, one: SavedTraveller) => set(index, () => toTravellerDraft(one)),
    clear: (index: number) => set(index, () => emptyTravellerDraft),
    setToSave: (index: number, isToSave: boolean) => set(index, (draft) => ({ ...draft, isToSave })),
    /** `travellers` of the call that buys. */
    toInputs: () => people.map((person) => toAskedInput(person, asked)),
    /** Once it is bought: keeps whom it was asked to keep, as well as it can, and clears this tab. */
    finish: async () => {
      forgetTravellers()
      const hide = { hide: { error: true, success: true } }
      await Promise.all(
        people
          .filter(({ isToSave }) => isToSave)
          .map((person) => {
            const [body, known] = [toInput(person), findSaved(person)]
            return known
              ? call('PUT /customer/travellers/{id}', { params: { id: known.id }, body }, hide)
              : call('POST /customer/travellers', { body }, hide)
          }),
      )
    },
  }
}

/** Typed travellers in their order; stored by this tab until the item is bought. */
function useTravellerDrafts({ saved, owner, item }: Pick<Options, 'saved' | 'owner' | 'item'>) {
  const place = `${owner} ${item}`
  const [stored, setStored] = useState<{ place: string; drafts: TravellerDraft[] }>({ place, drafts: [] })
  const drafts = stored.place === place ? stored.drafts : []
  // The server does not know what this tab keeps.
  const restore = useEffectEvent((known: DraftsOwner) => findStoredTravellers(known, saved))
  useEffect(() => {
    const found = restore({ owner, item })
    if (found) setStored({ place: `${owner} ${item}`, drafts: found })
  }, [owner, item])

  const at = (index: number): TravellerDraft => drafts[index] ?? emptyTravellerDraft
  // Each state follows from the one before: a browser that fills in a form changes many fields at once. A traveller who is taken off the party
  // and added again is still there.
  const set = (index: number, update: (draft: TravellerDraft) => TravellerDraft) =>
    setStored((before) => {
      const all = before.place === place ? before.drafts : []
      const next = Array.from({ length: Math.max(all.length, index + 1) }, (_, n) => {
        const draft = all[n] ?? emptyTravellerDraft
        return n === index ? update(draft) : draft
      })
      return { place, drafts: next }
    })
  useEffect(() => {
    if (drafts.length > 0) keepTravellers({ owner, item }, drafts)
  }, [owner, item, drafts])
  return { at, set }
}

export type TravellersState = ReturnType<typeof useTravellers>
