import type { InputEvent } from 'react'
import { toLatinDigits } from '../domain/text/digits.ts'

/** Marks that come along when a number is pasted from a right-to-left text; they are invisible and break the number. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c]/g

/** The text of a phone field after a key press, and the position of its caret. Nothing else is corrected while typing. */
export function typePhone(text: string, caret: number): { text: string; caret: number } {
  const clean = (part: string) => toLatinDigits(part.replace(INVISIBLE, ''))
  return { text: clean(text), caret: clean(text.slice(0, caret)).length }
}

/** React would put the caret at the end if the field's text were changed after this event: so it is changed within it. */
export function keepLatin(event: InputEvent<HTMLInputElement>) {
  const field = event.currentTarget
  const typed = typePhone(field.value, field.selectionStart ?? field.value.length)
  if (typed.text === field.value) return
  field.value = typed.text
  field.setSelectionRange(typed.caret, typed.caret)
}
