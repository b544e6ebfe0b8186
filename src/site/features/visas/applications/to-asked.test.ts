import { expect, test } from 'vitest'
import { emptyPersonTexts } from '../form/visa-person-fields.tsx'
import { parseAskedDraft } from './to-asked.ts'

test('what was typed for what was asked is read as it was kept', () => {
  const stored = {
    people: { 2: { person: { ...emptyPersonTexts, fullName: 'SARA' }, answers: { job: 'دکتۆر' } } },
    note: 'Here it is',
  }
  expect(parseAskedDraft(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
})

test('what another version kept is read as far as it goes', () => {
  expect(parseAskedDraft({ people: { 1: { person: { fullName: 7 }, answers: 'none' } } })).toEqual({
    people: { 1: { person: emptyPersonTexts, answers: {} } },
    note: '',
  })
  expect([null, 'text', {}, { people: null }].map(parseAskedDraft)).toEqual([null, null, null, null])
})
