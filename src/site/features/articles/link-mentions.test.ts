import { expect, test } from 'vitest'
import { linkMentions } from './link-mentions.ts'

const erbil = { text: 'Erbil', to: '/properties?location=2' }
const karbala = { text: 'كربلاء', to: '/properties?location=6' }

test('a name is a link where it is first said', () =>
  expect(linkMentions(['From Erbil to Erbil.', 'Erbil again'], [erbil])).toEqual([
    ['From ', erbil, ' to Erbil.'],
    ['Erbil again'],
  ]))

test('not in a heading, and not within another word', () =>
  expect(linkMentions(['## Erbil', 'Erbilis live in Erbil', 'وكربلاء مدينة، كربلاء'], [erbil, karbala])).toEqual([
    ['## Erbil'],
    ['Erbilis live in ', erbil],
    ['وكربلاء مدينة، ', karbala],
  ]))

test('a text without names is one part', () =>
  expect(linkMentions(['Nothing here'], [erbil])).toEqual([['Nothing here']]))
