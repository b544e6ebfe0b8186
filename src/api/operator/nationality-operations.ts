import { addUnoffered, listUnoffered, removeUnoffered } from '../../db/queries/accounts/nationalities.ts'
import { isCountry } from '../../domain/accounts/countries.ts'
import { toCountryName } from '../../i18n/country-names.ts'
import { type Operation, OperationError } from './operation-input.ts'

function toCode(word = ''): string {
  const code = word.toUpperCase()
  if (!isCountry(code)) throw new OperationError('CODE must be two letters of ISO 3166, such as IQ')
  return code
}

const toText = (code: string): string => `${code} (${toCountryName('en', code)})`

/** Which nationalities travellers can choose. */
export const nationalityOperations: Record<string, Operation> = {
  nationalities: {
    usage: 'nationalities   (lists those that travellers cannot choose)',
    args: 0,
    isLook: true,
    async run(tx) {
      const codes = await listUnoffered(tx)
      return codes.length === 0 ? 'Every nationality is offered' : `Withheld: ${codes.map(toText).join(', ')}`
    },
  },
  'nationality-withhold': {
    usage: 'nationality-withhold CODE   (travellers can no longer choose it; existing purchases stay)',
    args: 1,
    async run(tx, { args: [word] }) {
      const code = toCode(word)
      if (!(await addUnoffered(tx, code))) throw new OperationError(`${toText(code)} is already withheld`)
      return `${toText(code)} is withheld, on all pages within five minutes`
    },
  },
  'nationality-offer': {
    usage: 'nationality-offer CODE   (travellers can choose it)',
    args: 1,
    async run(tx, { args: [word] }) {
      const code = toCode(word)
      if (!(await removeUnoffered(tx, code))) throw new OperationError(`${toText(code)} is already offered`)
      return `${toText(code)} is offered, on all pages within five minutes`
    },
  },
}
