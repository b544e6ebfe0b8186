import { expect, test } from 'vitest'
import { emptyPerson, toAskedInput } from './traveller-draft.ts'

const person = {
  ...emptyPerson,
  firstName: 'Zara',
  lastName: 'Ahmed',
  birthDate: '1990-05-17',
  passportNumber: 'A1234567',
}

test.each([
  [{ needs: 'names' }, { firstName: 'Zara', lastName: 'Ahmed', birthDate: '' }],
  [
    { needs: 'names', isPricedByAge: true },
    { firstName: 'Zara', lastName: 'Ahmed', birthDate: '1990-05-17' },
  ],
  [{ needs: 'passports' }, { ...person, gender: undefined }],
] as const)('%j is answered, and no more', (asked, input) => {
  expect(toAskedInput(person, asked)).toEqual(input)
})
