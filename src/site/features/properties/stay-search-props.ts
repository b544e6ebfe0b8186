export type StaySearchProps = {
  /** Packed `StaySearchData`: the frame of a document knows of this, and of nothing that it is made of. */
  search: string
  isLarge?: boolean
}

/** The form's id, for fields outside of it. */
export const staySearchForm = 'stay-search-form'
