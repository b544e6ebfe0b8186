import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { randomKey } from '../../../../client/device/random-key.ts'
import { deviceDrafts } from '../../../../client/device/stored-drafts.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { toTwoLetters } from '../../../../domain/accounts/country-letters.ts'
import type { MachineReadable } from '../../../../domain/text/machine-readable.ts'
import type { PersonField } from '../../../../domain/visas/visa-applicant.ts'
import type { VisaCheckout } from './load-visa.ts'
import {
  type DraftPerson,
  fillNationality,
  findDraftHere,
  forgetDraftHere,
  keepDraftHere,
  newerDraft,
  newPerson,
  type VisaDraft,
} from './visa-draft.ts'

/** Milliseconds between two saves for another device during typing; a step, and leaving the page, save at once. */
const pause = 20_000
/** In milliseconds: a device that does not answer must not prevent paying. */
const maxForgetting = 2_000

export function useVisaDraft({ visaId, owner, draft: there, begin, saved, fieldMessages }: VisaCheckout) {
  const call = useCall()
  const inTurn = useTurns()
  const [typed, setDraft] = useState<VisaDraft>(() => there ?? toFirst(begin))
  const draft = fillNationality(typed, fieldMessages.countries)
  const place = { owner, visa: visaId }
  const isDirty = useRef(false)
  const isOver = useRef(false)
  // The server does not know what this device keeps.
  const restore = useEffectEvent(async () => {
    const found = newerDraft(await findDraftHere(deviceDrafts, place), there)
    if (!found || isOver.current) return
    setDraft(found)
    isDirty.current ||= found !== there
  })
  useEffect(() => void restore(), [])

  const params = { id: visaId }
  const quiet = { hide: { error: true, success: true } }
  useSaving(draft, async () => {
    if (!draft.isShared || !isDirty.current || isOver.current) return
    isDirty.current = false
    const body = { draft: { ...draft } }
    const outcome = await inTurn(() => call('PUT /customer/visa-drafts/{id}', { params, body }, quiet))
    // A failed save is repeated with the next one.
    if (!outcome.ok) isDirty.current = true
  })

  // Each from the one before: a browser that fills in a form changes many fields at once.
  const update: Update = (toNext) =>
    setDraft((before) => {
      const next = { ...before, ...toNext(before), savedAt: Date.now() }
      if (!isOver.current) keepDraftHere(deviceDrafts, place, next)
      isDirty.current = true
      return next
    })

  return {
    draft,
    change: (part: Partial<Omit<VisaDraft, 'people' | 'isShared' | 'savedAt'>>) => update(() => part),
    /** Deletes the copy for other devices at once where it is not wanted any more. */
    share: async (isShared: boolean) => {
      update(() => ({ isShared }))
      if (isShared) return
      const outcome = await inTurn(() => call('DELETE /customer/visa-drafts/{id}', { params }, quiet))
      // Until it is deleted, the page must not say otherwise.
      if (!outcome.ok && outcome.status !== 404) update(() => ({ isShared: true }))
    },
    ...toPersonChanges(update, saved),
    /** Nothing more is saved meanwhile: it would arrive later, and be offered again. The device has forgotten it before the page is left. */
    handIn: async <T extends { ok: boolean }>(send: () => Promise<T>): Promise<T> => {
      isOver.current = true
      const outcome = await inTurn(send)
      if (outcome.ok) await Promise.race([forgetDraftHere(deviceDrafts, place), sleep(maxForgetting)])
      else isOver.current = false
      return outcome
    },
  }
}

/** Saves for another device: after every pause, with each step, and as the page is left. */
function useSaving({ step, isShared }: VisaDraft, send: () => Promise<void>): void {
  const save = useEffectEvent(send)
  useEffect(() => {
    const timer = setInterval(save, pause)
    const leave = () => void (document.hidden && save())
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', leave)
      void save()
    }
  }, [])
  // Another step is a moment to save, and so is the wish to go on elsewhere.
  const saveStep = useEffectEvent((_step: number, _isShared: boolean) => void save())
  useEffect(() => saveStep(step, isShared), [step, isShared])
}

type Update = (toNext: (draft: VisaDraft) => Partial<VisaDraft>) => void

/** Actions that change the people of a draft. */
function toPersonChanges(update: Update, saved: VisaCheckout['saved']) {
  const updatePerson = (key: string, toNext: (person: DraftPerson) => Partial<DraftPerson>): void =>
    update(({ people }) => ({
      people: people.map((person) => (person.key === key ? { ...person, ...toNext(person) } : person)),
    }))
  return {
    forgetLines: (key: string) => updatePerson(key, () => ({ machineReadable: '' })),
    /** The passport's own lines win over typed text. */
    takeLines: (key: string, read: MachineReadable, machineReadable: string) =>
      updatePerson(key, (person) => ({
        fullName: read.fullName || person.fullName,
        birthDate: read.birthDate,
        gender: read.gender ?? person.gender,
        passportNumber: read.passportNumber,
        passportExpiresOn: read.passportExpiresOn,
        nationality: toTwoLetters(read.nationality) ?? person.nationality,
        machineReadable,
      })),
    changePerson: (key: string, field: PersonField, value: string) => updatePerson(key, () => ({ [field]: value })),
    changeAnswer: (key: string, question: string, answer: string) =>
      updatePerson(key, ({ answers }) => ({ answers: { ...answers, [question]: answer } })),
    addPerson: () => update(({ people }) => ({ people: [...people, newPerson(randomKey(4))] })),
    removePerson: (key: string) => update(({ people }) => ({ people: people.filter((one) => one.key !== key) })),
    /** Fills in a saved traveller; fields that are not saved stay as they were typed. */
    take: (key: string, id: number) => {
      const one = saved.find((traveller) => traveller.id === id)
      if (!one) return
      updatePerson(key, (person) => ({
        fullName: `${one.firstName} ${one.lastName}`,
        birthDate: one.birthDate ?? person.birthDate,
        gender: one.gender ?? person.gender,
        passportNumber: one.passportNumber ?? person.passportNumber,
        passportExpiresOn: one.passportExpiresOn ?? person.passportExpiresOn,
        nationality: one.nationality ?? person.nationality,
        machineReadable: '',
      }))
    },
  }
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One call after another: a draft that was still on its way must not arrive after it was deleted. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.current.then(act)
    last.current = next.catch(() => undefined)
    return next
  }
}

export type VisaDraftState = ReturnType<typeof useVisaDraft>

const toFirst = ({ nationality, purpose, travelDate }: VisaCheckout['begin']): VisaDraft => ({
  step: 0,
  purpose,
  travelDate,
  returnDate: '',
  people: [{ ...newPerson('p1'), nationality }],
  // Who does not ask for more keeps it on this device alone.
  isShared: false,
  savedAt: 0,
})
