import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptyTravellerDraft, type SavedTraveller, type TravellerDraft, toTravellerDraft } from './traveller-draft.ts'
import { TravellerFields } from './traveller-fields.tsx'
import { toTravellerMessages } from './traveller-messages.ts'
import type { TravellersState } from './use-travellers.ts'

const messages = toTravellerMessages('en', ['IQ', 'JO'])
const zara: SavedTraveller = {
  id: 7,
  firstName: 'Zara',
  lastName: 'Ahmed',
  birthDate: '1990-05-17',
  gender: 'female',
  passportNumber: 'A1234567',
  passportExpiresOn: '2030-01-01',
  nationality: 'IQ',
}

const toState = (people: TravellerDraft[], saved: SavedTraveller[] = []): TravellersState => ({
  people,
  saved,
  isFree: (id, index) => people.every(({ savedId }, other) => other === index || savedId !== id),
  isNew: (index) => people[index]?.savedId === null,
  change: () => {},
  choose: () => {},
  clear: () => {},
  setToSave: () => {},
  toInputs: () => [],
  finish: async () => {},
})

type Props = Omit<Parameters<typeof TravellerFields>[0], 'messages' | 'errorOf'> & { errors?: Record<string, string> }
const render = ({ errors = {}, ...props }: Props) =>
  renderToStaticMarkup(<TravellerFields {...props} messages={messages} errorOf={(field) => errors[field]} />)
const countOf = (html: string, text: string) => html.split(text).length - 1

test('asks for names only, where no more is needed', () => {
  const html = render({
    needs: 'names',
    travellers: toState([emptyTravellerDraft, emptyTravellerDraft]),
    kinds: ['Adult', 'Child'],
  })
  expect(html).toContain('Traveller 2<span class="font-normal text-ink-soft"> · Child')
  expect(countOf(html, messages.fields.firstName)).toBe(2)
  for (const label of ['birthDate', 'passportNumber', 'gender'] as const)
    expect(html).not.toContain(messages.fields[label])
  expect(render({ needs: 'names', isPricedByAge: true, travellers: toState([emptyTravellerDraft]) })).toContain(
    messages.fields.birthDate,
  )
})

test('an error stands beside its field, at the right person', () => {
  const errors = { 'travellers.1.passportNumber': 'Too short' }
  const html = render({ needs: 'passports', travellers: toState([emptyTravellerDraft, emptyTravellerDraft]), errors })
  expect([countOf(html, 'Too short'), countOf(html, 'aria-invalid="true"')]).toEqual([1, 1])
  expect(html.indexOf('Too short')).toBeGreaterThan(html.indexOf('Traveller 2'))
})

test('whoever is chosen for one is not offered to another, and shown as people here write days', () => {
  const html = render({
    needs: 'passports',
    travellers: toState([toTravellerDraft(zara), emptyTravellerDraft], [zara]),
  })
  expect([countOf(html, 'aria-pressed="true"'), countOf(html, 'aria-pressed')]).toEqual([1, 1])
  expect(html).toContain('value="17/05/1990"')
  // Saved travellers, and empty ones, are not offered to be saved.
  expect(html).not.toContain(messages.choose.save)
})

test('one browser fills in one person at a time', () => {
  const html = render({ needs: 'passports', travellers: toState([emptyTravellerDraft, emptyTravellerDraft]) })
  for (const token of ['given-name', 'family-name', 'bday'])
    for (const number of [1, 2]) expect(html).toContain(`autoComplete="section-traveller-${number} ${token}"`)
})
