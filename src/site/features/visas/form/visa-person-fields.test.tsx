import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listCountries } from '../../../../domain/accounts/countries.ts'
import { toVisaFieldMessages } from './visa-field-messages.ts'
import { emptyPersonTexts, VisaPersonFields } from './visa-person-fields.tsx'

const render = (nationalities: string[], nationality: string): string => {
  const form = { passportMonths: 6, maxFiles: 5, nationalities, offered: listCountries(), photo: null }
  const messages = toVisaFieldMessages('en', form)
  return renderToStaticMarkup(
    <VisaPersonFields
      messages={messages}
      person={{ ...emptyPersonTexts, nationality }}
      onChange={() => {}}
      errorOf={() => undefined}
      only={['nationality']}
      section="person-2"
    />,
  )
}

test('a single nationality is text, and several are a choice', () => {
  expect(render(['IQ'], 'IQ')).toContain('>Iraq</span>')
  expect(render(['IQ'], 'IQ')).not.toContain('<select')
  expect(render(['IQ', 'JO'], 'IQ')).toContain('<select')
})

test('who has another one sees that it cannot be chosen', () => expect(render(['IQ'], 'FR')).toContain('<select'))
