import { describe, expect, test } from 'vitest'
import type { ProblemBody } from '../../contract/problems.ts'
import { findPasswordErrors, toFormErrors } from './form-errors.ts'

const problem = (body: ProblemBody | null) => ({ ok: false as const, status: body?.statusCode ?? 0, body })

describe('a refusal', () => {
  const invalid: ProblemBody = {
    statusCode: 400,
    code: 'INVALID_INPUT',
    message: 'Please, fill all inputs with valid data',
    errors: { identifierId: 'This is not a valid phone number.' },
  }

  test('is told beside the fields and at the top', () =>
    expect(toFormErrors(problem(invalid), 'offline')).toEqual({ fields: invalid.errors, problem: invalid.message }))

  test('about one field is told there alone', () =>
    expect(
      toFormErrors(problem({ statusCode: 409, code: 'PHONE_TAKEN', message: 'Taken' }), 'offline', {
        PHONE_TAKEN: 'identifierId',
      }),
    ).toEqual({ fields: { identifierId: 'Taken' }, problem: null }))

  test('without an answer says that nobody was reached', () =>
    expect(toFormErrors(problem(null), 'offline')).toEqual({ fields: {}, problem: 'offline' }))
})

describe('a new password', () => {
  const messages = { required: 'required', tooShort: 'short', mismatch: 'mismatch' }

  test.each([
    ['a good one, twice', 'gilgamesh', 'gilgamesh', {}],
    ['nothing', '', '', { password: 'required' }],
    ['a short one', 'enkidu', 'enkidu', { password: 'short' }],
    ['four letters that take eight places are four', '𒀀𒀀𒀀𒀀', '𒀀𒀀𒀀𒀀', { password: 'short' }],
    ['two different ones', 'gilgamesh', 'gilgamesch', { confirmPassword: 'mismatch' }],
    ['one without the other', 'gilgamesh', '', { confirmPassword: 'mismatch' }],
  ])('%s', (_, password, confirmPassword, errors) =>
    expect(findPasswordErrors({ password, confirmPassword }, messages)).toEqual(errors),
  )
})
