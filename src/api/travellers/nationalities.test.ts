import { afterEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { runOperation } from '../operator/run-operation.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const now = new Date('2026-11-16T09:00:00Z')
const api = () => createApi({ db: database.db, accounts: testAccounts, now: () => now })
const operate = (...typed: string[]) => runOperation(database.db, typed, { operator: 'sara', now })
const listCodes = async () => (await api().dispatch('GET /public/nationalities', { locale: 'en' })).codes

async function save(nationality: string) {
  const { token } = await addMember(database.db)
  const body = { firstName: 'Zara', lastName: 'Ahmed', nationality }
  return api().dispatch('POST /customer/travellers', { locale: 'en', token, body })
}

const refused = { code: 'INVALID_INPUT', fields: { nationality: { error: 'not_offered' } } }

describe('the nationalities that travellers can choose', () => {
  test('are all but those that a new database withholds', async () => {
    const codes = await listCodes()
    expect(codes).toEqual(expect.arrayContaining(['IQ', 'PS', 'TR', 'US']))
    expect(codes).not.toContain('IL')
    await expect(save('IL')).rejects.toMatchObject(refused)
    expect(await save('IQ')).toMatchObject({ nationality: 'IQ' })
  })
})

describe('an operator', () => {
  afterEach(async () => {
    await operate('nationality-offer', 'BR').catch(() => null)
  })

  test('withholds one and offers it again', async () => {
    expect(await operate('nationality-withhold', 'br')).toMatch(/^BR \(Brazil\) is withheld/)
    expect(await operate('nationalities')).toBe('Withheld: BR (Brazil), IL (Israel)')
    expect(await listCodes()).not.toContain('BR')
    await expect(save('BR')).rejects.toMatchObject(refused)
    await expect(operate('nationality-withhold', 'BR')).rejects.toThrow('already withheld')
    expect(await operate('nationality-offer', 'BR')).toMatch(/^BR \(Brazil\) is offered/)
    expect(await save('BR')).toMatchObject({ nationality: 'BR' })
    await expect(operate('nationality-offer', 'BR')).rejects.toThrow('already offered')
  })

  test('has to name a country', async () => {
    await expect(operate('nationality-withhold', 'ZZ')).rejects.toThrow('two letters of ISO 3166')
  })
})
