import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { deviceDrafts } from '../../../../client/device/stored-drafts.ts'
import { toFormProblem, useForm } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { isUnderWay } from '../../../../client/uploads/is-under-way.ts'
import type { Uploads } from '../../../../client/uploads/use-uploads.ts'
import type { PersonField } from '../../../../domain/visas/visa-applicant.ts'
import { type PaperIds, toReadyPapers } from '../form/visa-papers.ts'
import { emptyPersonTexts } from '../form/visa-person-fields.tsx'
import type { ApplicationView } from './load-application.ts'
import { type AskedDraft, type AskedPerson, parseAskedDraft, type TypedAnswer } from './to-asked.ts'

export const toAskForm = (application: number, number: number): string => `ask-${application}.${number}`

const nothingTyped: TypedAnswer = { person: emptyPersonTexts, answers: {} }

/** Fills in the requested fields, and sends them all at once. */
export function useAnswering(view: ApplicationView, asked: NonNullable<ApplicationView['asked']>, uploads: Uploads) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [draft, setDraft] = useState<AskedDraft>({ people: {}, note: '' })
  // By the moment of asking, too: what was typed for another question is not an answer to this one.
  const name = `ask-${view.id} ${asked.askedAt}`
  const restore = useEffectEvent(async () => {
    const stored = parseAskedDraft(await deviceDrafts.find(name))
    if (stored) setDraft(stored)
  })
  useEffect(() => void restore(), [])
  const update = (toNext: (before: AskedDraft) => Partial<AskedDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...toNext(before) }
      deviceDrafts.keep(name, next)
      return next
    })
  const at = (number: number): TypedAnswer => draft.people[number] ?? nothingTyped
  const set = (number: number, toNext: (before: TypedAnswer) => Partial<TypedAnswer>) =>
    update(({ people }) => {
      const before = people[number] ?? nothingTyped
      return { people: { ...people, [number]: { ...before, ...toNext(before) } } }
    })

  const toApplicant = (person: AskedPerson) =>
    toApplicantInput(person, at(person.number), toReadyPapers(uploads.items, toAskForm(view.id, person.number)))

  const form = useForm(async () => {
    const forms = asked.people.map(({ number }) => toAskForm(view.id, number))
    if (isUnderWay(uploads.items, forms)) return { message: asked.messages.unfinished, fields: {} }
    const body = { applicants: asked.people.map(toApplicant), note: draft.note }
    const outcome = await call(
      'POST /customer/visa-applications/{id}/answer',
      { params: { id: view.id }, body },
      { hide: { error: true } },
    )
    // Sent from another tab, or decided meanwhile: the page shows which.
    if (outcome.ok || outcome.status === 409) {
      deviceDrafts.forget(name)
      await revalidate()
    }
    return toFormProblem(outcome, asked.messages.offline)
  })

  return {
    form,
    at,
    note: draft.note,
    changeNote: (note: string) => update(() => ({ note })),
    changePerson: (number: number, field: PersonField, value: string) =>
      set(number, ({ person }) => ({ person: { ...person, [field]: value } })),
    changeAnswer: (number: number, key: string, value: string) =>
      set(number, ({ answers }) => ({ answers: { ...answers, [key]: value } })),
  }
}

function toApplicantInput(asked: AskedPerson, { person, answers }: TypedAnswer, ready: PaperIds) {
  const { number, fields, papers, questions } = asked
  return {
    ...Object.fromEntries(fields.map((field) => [field, person[field]])),
    number,
    ...(papers.length > 0 && { papers: ready }),
    ...(questions.length > 0 && { answers: Object.fromEntries(questions.map(({ key }) => [key, answers[key] ?? ''])) }),
  }
}
