import { expect, test } from 'vitest'
import { type Drafts, draftDaysHere } from '../../../../client/device/stored-drafts.ts'
import { hoursUnsubmitted } from '../../../../domain/files/file.ts'
import { locales } from '../../../../domain/text/locale.ts'
import { visaLimits } from '../../../../domain/visas/visa-form.ts'
import { visaFormText } from '../../../../i18n/messages/visa-form.ts'
import {
  fillNationality,
  findDraftHere,
  forgetDraftHere,
  keepDraftHere,
  newerDraft,
  newPerson,
  parseDraft,
  type VisaDraft,
} from './visa-draft.ts'

const sara = { ...newPerson('a'), fullName: 'SARA AHMED', passportNumber: 'A1234567', passportExpiresOn: '2030-01-01' }
const draft: VisaDraft = {
  step: 1,
  purpose: 'tourism',
  travelDate: '2027-03-05',
  returnDate: '',
  people: [sara],
  isShared: true,
  savedAt: 100,
}
const place = { owner: '+964', visa: 3 }

function openDrafts(): { drafts: Drafts; stored: Map<string, unknown> } {
  const stored = new Map<string, unknown>()
  const drafts = {
    keep: (name: string, one: unknown) => void stored.set(name, JSON.parse(JSON.stringify(one))),
    find: async (name: string) => stored.get(name) ?? null,
    forget: async (name: string) => void stored.delete(name),
  }
  return { drafts, stored }
}

test('a device keeps it for its owner and this visa alone', async () => {
  const { drafts, stored } = openDrafts()
  keepDraftHere(drafts, place, draft)
  expect(await findDraftHere(drafts, place)).toEqual(draft)
  expect(await findDraftHere(drafts, { ...place, visa: 4 })).toBeNull()
  expect(await findDraftHere(drafts, { ...place, owner: '+965' })).toBeNull()
  forgetDraftHere(drafts, place)
  expect(stored.size).toBe(0)
})

test('the newer draft counts', () => {
  const newer = { ...draft, savedAt: 200 }
  expect(newerDraft(newer, draft)).toBe(newer)
  expect(newerDraft(draft, newer)).toBe(newer)
  expect(newerDraft(null, draft)).toBe(draft)
  expect(newerDraft(draft, null)).toBe(draft)
  expect(newerDraft(null, null)).toBeNull()
})

test.each([[null], ['text'], [{ people: [] }], [{ people: 'nobody' }]])('%j is no draft', (stored) =>
  expect(parseDraft(stored)).toBeNull(),
)

test('a draft of another version is read as far as it goes', () => {
  const read = parseDraft({ step: 99, people: [{ key: '../x', fullName: 7, answers: { job: 'دکتۆر', age: 5 } }] })
  expect(read).toMatchObject({
    step: 3,
    isShared: true,
    people: [{ key: 'p0', fullName: '', answers: { job: 'دکتۆر', age: '' } }],
  })
})

test.each(locales)('the form says for how long it is kept (%s)', (locale) => {
  const { elsewhereOn, elsewhereOff } = visaFormText[locale]
  expect(elsewhereOn).toContain(` ${visaLimits.draftDays} `)
  expect(elsewhereOff).toContain(` ${draftDaysHere} `)
  expect(elsewhereOff).toContain(` ${hoursUnsubmitted} `)
})

test('where there is one nationality to choose from, everybody has it who has said none', () => {
  const two = { ...draft, people: [sara, { ...newPerson('b'), nationality: 'FR' }] }
  const nationalitiesOf = ({ people }: VisaDraft) => people.map(({ nationality }) => nationality)
  expect(nationalitiesOf(fillNationality(two, [{ code: 'IQ' }]))).toEqual(['IQ', 'FR'])
  expect(fillNationality(two, [{ code: 'IQ' }, { code: 'FR' }])).toBe(two)
})
