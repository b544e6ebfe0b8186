import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toQrCode } from '../codes/qr-code.ts'
import { toTokenText } from '../codes/signed-code.ts'
import { parseDiscountToken, toSignedBytes } from '../sales/discount-token.ts'
import { parseTicketCode, toProof, toTicketCode } from './ticket-code.ts'
import { parseTicketToken, toTicketBytes } from './ticket-token.ts'

const signature = new Uint8Array(64).fill(255)
const expiresAt = new Date('2027-05-01T20:00:00Z')
const opensAt = new Date('2027-05-01T06:00:00Z')
const ticket = { key: 7, ticket: 9_134_567_890_123_456_789n, sale: 2_147_483_647, opensAt, expiresAt }
const text = toTokenText(toTicketBytes(ticket), signature)

describe('the code of a ticket', () => {
  test('says what it was made of', () => {
    expect(parseTicketToken(text)).toMatchObject(ticket)
    const whenever = { ...ticket, opensAt: null }
    expect(parseTicketToken(toTokenText(toTicketBytes(whenever), signature))).toMatchObject(whenever)
  })

  test('fits into a square that an old camera reads', () => expect(toQrCode(text).size).toBe(41))

  test('is no discount, and a discount is no ticket', () => {
    const discount = toTokenText(toSignedBytes({ key: 7, window: ticket.ticket, expiresAt }), signature)
    expect(parseDiscountToken(text)).toBeNull()
    expect(parseTicketToken(discount)).toBeNull()
    expect(parseDiscountToken(discount)).not.toBeNull()
  })

  test.each(['', 'https://example.com/', text.slice(0, -3), `${text}000`])('%s is none', (other) =>
    expect(parseTicketToken(other)).toBeNull(),
  )
})

describe('a typed code', () => {
  const code = { order: 'ABCD2345', number: 12, proof: 'K522' }

  test.each([
    'ABCD2345-12-K522',
    'abcd2345 12 k522',
    ' ABCD 2345 - 12 - K522 ',
    'abcd-2345-012-k522',
    'abcd٢٣٤٥–١٢–k٥٢٢',
    'ABCD2345/12/K522',
  ])('%s is the same', (typed) => expect(parseTicketCode(typed)).toEqual(code))

  test('ends with letters of the ticket’s own', () => {
    expect(toTicketCode(code)).toBe('ABCD2345-12-K522')
    expect(toProof(ticket.ticket)).not.toBe(toProof(ticket.ticket + 1n))
  })

  test.each([
    '',
    'ABCD2345',
    'ABCD2345-1',
    'ABCD2345-0-K522',
    'ABCD234-1-K522',
    'ABCD2340-1-K522',
    'ABCD2345-1-K5',
    'ABCD2345-1234-K522',
  ])('%s is none', (typed) => expect(parseTicketCode(typed)).toBeNull())

  test('is read back, whatever the ticket', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), fc.integer({ min: 1, max: 30 }), (id, number) => {
        const made = { order: 'K7QM3XPT', number, proof: toProof(id) }
        expect(parseTicketCode(toTicketCode(made))).toEqual(made)
      }),
    )
  })
})
