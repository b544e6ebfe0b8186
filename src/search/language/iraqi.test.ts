import { describe, expect, test } from 'vitest'
import { stopList } from '../../domain/reviews/stop-list.ts'
import { iraqi } from './iraqi.ts'
import { plain } from './plain.ts'

describe('iraqi', () => {
  test('what it calls the same is what it makes of the names', () => {
    for (const other of iraqi.sameAs?.('erbil') ?? [])
      expect(
        iraqi
          .tokenize(other)
          .map(({ word }) => word)
          .join(' '),
      ).toBe(other)
  })

  test('hears, and retypes', () => {
    expect(iraqi.soundOf?.('الموصل')).toBe(iraqi.soundOf?.('Mosul'))
    expect(iraqi.retyped?.('fy]h]')).toEqual(['بغداد'])
  })
})

test('plain knows words alone', () => expect(Object.keys(plain)).toEqual(['tokenize']))

test('no stop word is a name once it is folded', () => {
  const folded = stopList.flatMap((word) => plain.tokenize(word)).map(({ word }) => word)
  expect(folded.filter((word) => (iraqi.sameAs?.(word) ?? []).length > 0)).toEqual([])
  for (const name of ['علی', 'او', 'ام', 'به']) expect(folded).not.toContain(name)
})
