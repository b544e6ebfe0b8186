import { describe, expect, test } from 'vitest'
import type { ProblemBody } from '../../../contract/problems.ts'
import { findPasswordFaults, toFaults } from './faults.ts'

const refusal = (body: ProblemBody | null) => ({ ok: false as const, status: body?.statusCode ?? 0, body })

describe('a refusal', () => {
  const invalid: ProblemBody = {
    statusCode: 400,
    code: 'INVALID_INPUT',
    message: 'Please, fill all inputs with valid data',
    errors: { identifierId: 'This is not a valid phone number' },
  }

  test('is told beside the fields and at the top', () =>
    expect(toFaults(refusal(invalid), 'offline')).toEqual({ fields: invalid.errors, problem: invalid.message }))

  test('about one field is told there alone', () =>
    expect(
      toFaults(refusal({ statusCode: 409, code: 'PHONE_TAKEN', message: 'Taken' }), 'offline', {
        PHONE_TAKEN: 'identifierId',
      }),
    ).toEqual({ fields: { identifierId: 'Taken' }, problem: null }))

  test('without an answer says that nobody was reached', () =>
    expect(toFaults(refusal(null), 'offline')).toEqual({ fields: {}, problem: 'offline' }))
})

describe('a new password', () => {
  const words = { required: 'required', tooShort: 'short', mismatch: 'mismatch' }

  test.each([
    ['a good one, twice', 'gilgamesh', 'gilgamesh', {}],
    ['nothing', '', '', { password: 'required' }],
    ['a short one', 'enkidu', 'enkidu', { password: 'short' }],
    ['four letters that take eight places are four', '𒀀𒀀𒀀𒀀', '𒀀𒀀𒀀𒀀', { password: 'short' }],
    ['two different ones', 'gilgamesh', 'gilgamesch', { confirmPassword: 'mismatch' }],
    ['one without the other', 'gilgamesh', '', { confirmPassword: 'mismatch' }],
  ])('%s', (_, password, confirmPassword, faults) =>
    expect(findPasswordFaults({ password, confirmPassword }, words)).toEqual(faults),
  )
})
