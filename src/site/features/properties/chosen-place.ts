import type { HiddenField } from './stay-search-data.ts'

/** A place that was chosen from the suggestions, not only typed. */
export type ChosenPlace = { text: string; field: HiddenField }

export type StaySuggestionsProps = {
  input: HTMLInputElement
  onChoose: (place: ChosenPlace) => void
  onProblem: (message: string) => void
}
